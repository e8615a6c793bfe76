export const ICON_SIZES = [16, 32, 48, 128]
const ICONS = Object.fromEntries(ICON_SIZES.map((size) => [size, `icon-${size}.png`]))

/** Manifests differ in how a browser runs what waits for the button. */
export type Browser = 'chromium' | 'firefox'

/** https://developer.mozilla.org/docs/Mozilla/Add-ons/WebExtensions/manifest.json */
export function manifestOf(browser: Browser, version: string): object {
  return {
    manifest_version: 3,
    name: 'Save to Potluck',
    short_name: 'Potluck',
    description: 'Keeps the recipe of the page that you are on in your own Potluck.',
    version,
    icons: ICONS,
    action: { default_title: 'Save this recipe to Potluck', default_icon: ICONS },
    options_ui: { page: 'options.html', open_in_tab: true },
    commands: { _execute_action: { suggested_key: { default: 'Alt+Shift+P' } } },
    // The page that is open, when its reader presses the button; and their Potluck, once they say where it is.
    permissions: ['activeTab', 'scripting', 'storage', 'contextMenus'],
    optional_host_permissions: ['http://*/*', 'https://*/*'],
    ...(browser === 'chromium' ? CHROMIUM : FIREFOX),
  }
}

const CHROMIUM = {
  minimum_chrome_version: '120',
  background: { service_worker: 'background.js', type: 'module' },
}

const FIREFOX = {
  background: { scripts: ['background.js'], type: 'module' },
  browser_specific_settings: {
    gecko: {
      id: 'save@potluck.example',
      strict_min_version: '128.0',
      // The page goes to the Potluck that its reader named.
      data_collection_permissions: { required: ['websiteContent'] },
    },
  },
}
