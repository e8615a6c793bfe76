/**
 * What two addresses of the same page have in common: without scheme, 'www.', the marks of letters and
 * networks that led there, the fragment, a trailing slash, and the forms for phones (AMP) and printers.
 * Undefined for what is no address of a page: another scheme, or a site without a path.
 */
export function addressKey(address: string): string | undefined {
  const [, site = '', path = '', query = ''] = PARTS.exec(address.slice(0, MAX_LENGTH)) ?? []
  if (site === '') return undefined
  const host = site.toLowerCase()
  const behind = behindCache(host, path, query)
  if (behind) return addressKey(behind)
  const page = toPage(path)
  const asked = toQuery(query)
  if (page === '' && asked === '') return undefined
  return `${host.replace(/^(?:www\d?|m|mobile|amp)\./, '')}${page}${asked && `?${asked}`}`
}

/** Host and port, path, query; the fragment, an account and the ports that go without saying are left out. */
const PARTS =
  /^\s*https?:\/\/(?:[^/?#@\s]*@)?([^/?#@:\s]+(?::(?!(?:80|443)(?![0-9]))\d+)?)(?::\d+)?(\/[^?#\s]*)?(?:\?([^#\s]*))?/i

function toPage(path: string): string {
  return path
    .split('/')
    .filter((part) => part !== '')
    .map((part) => `/${part}`)
    .join('')
    .replace(/^\/amp(?=\/)/, '')
    .replace(/\/index\.\w{3,5}$/, '')
    .replace(/(?:\/(?:amp|print)|\.amp)$/, '')
    .replace(/\.amp(?=\.html?$)/, '')
}

/** What of a query says which page it is, in one order. */
function toQuery(query: string): string {
  return query
    .split('&')
    .filter((part) => {
      const [name = ''] = part.split('=')
      return name !== '' && !TRACKING.test(name) && !IS_FORM.test(name)
    })
    .sort()
    .join('&')
}

const MAX_LENGTH = 2048

/** Where a link came from, or who sent it. */
const TRACKING =
  /^(?:utm_\w*|fbclid|gclid|gclsrc|dclid|gbraid|wbraid|msclkid|yclid|twclid|ttclid|igsh(?:id)?|mc_[ce]id|mkt_tok|_hs\w+|hsctatracking|ref|ref_src|ref_url|referrer|source|src|share|shared|smid|cmpid|campaign|spref|sh_kit|epik|pp|_ga|_gl|si|s_cid|trk|email|newsletter)$/i

/** Another form of the same page. */
const IS_FORM = /^(?:amp|output_?type|print|printview|view)$/i

/** The address in one of the caches that serve pages for phones. */
function behindCache(host: string, path: string, query: string): string | undefined {
  const isCache = host.endsWith('.cdn.ampproject.org')
  const isViewer = /^www\.google\.[a-z.]{2,6}$/.test(host) && path.startsWith('/amp/')
  if (!isCache && !isViewer) return undefined
  const [, page] = /^\/(?:amp|[a-z])\/(?:s\/)?(.+)$/.exec(path) ?? []
  return page === undefined ? undefined : `https://${page}?${query}`
}
