/** Files that only tests use. */
const testCode = '\\.test\\.tsx?$|/test-[^/]+\\.tsx?$|^apps/(server|web)/src/testing/'
/** The one place that holds answers against the contract, in development alone. */
const answerCheck = '^apps/web/src/platform/check-answer\\.ts$'

/** The one part of a package that reads files, for whoever has a cookbook to open. */
const cookbookFiles = '^packages/cookbook/src/files\\.ts$'

/** Samples that people labelled and plain words, for every evaluation; no `src` can compile with them. */
const evaluationSamples = '^packages/kitchen/eval/(samples|diet-words)\\.ts$'

/**
 * Features in the order they may use each other: a lower one never knows a higher one. Those not
 * named stand at the top, new ones with them: they may use every named feature and none of the
 * named ones may use them.
 */
const base = ['auth', 'kitchen']
const middle = ['recipes', 'saved', 'reactions', 'pantry', 'follows', 'cooked']

/** Libraries that one folder wraps for everybody else. */
const keepers = [
  { library: '@electric-sql/pglite', folder: 'platform/database' },
  { library: 'pg-boss', folder: 'platform/jobs' },
  { library: 'sharp', folder: 'platform/media' },
  { library: '(ai|@ai-sdk/[^/]+)', folder: 'platform/model' },
  { library: 'openid-client', folder: 'features/auth' },
]

/**
 * Who may import whom: docs/architecture.md as rules. `node scripts/imports.mjs`, a stage of
 * `npm test`, applies them.
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    ...workspaceRules(),
    ...layerRules(),
    ...featureRules(),
    ...keepers.map(({ library, folder }) =>
      forbid(
        `only-${folder.replace('/', '-')}-holds-its-library`,
        `Everybody else asks ${folder}.`,
        { path: '^(apps|packages)/', pathNot: [`^apps/server/src/${folder}/`, testCode] },
        { path: `(^|/)node_modules/${library}/` },
      ),
    ),
    forbid(
      'one-way-out',
      "Addresses that somebody names are called through platform/outgoing; the others are the operator's own.",
      {
        path: '^(apps/server|packages/[^/]+)/src/',
        pathNot: ['^apps/server/src/platform/(outgoing|model|http)/', testCode],
      },
      {
        path: '^(node:)?(https?|http2|tls|dgram|dns)(/|$)|(^|/)node_modules/(undici|ipaddr\\.js)/',
      },
    ),
    forbid(
      'no-test-code-in-the-product',
      'What the tests use is imported by tests alone.',
      { pathNot: testCode },
      { path: testCode },
    ),
    forbid(
      'no-circular-imports',
      'Modules that need each other are one idea, or three; types alone too.',
      {},
      { circular: true },
    ),
    forbid(
      'no-unresolvable-imports',
      'What cannot be found cannot be checked.',
      {},
      { couldNotResolve: true, pathNot: '^virtual:' },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // A test of a screen opens the whole app, so that its feature would need itself.
    exclude: { path: '(^|/)(dist|\\.[^/]+)/|\\.screen\\.test\\.tsx$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
}

/** web, server → contract → rules → kitchen; web, server → covers; and each by its front door. */
function workspaceRules() {
  const pure = '^packages/[^/]+/src/'
  return [
    forbid(
      'kitchen-covers-and-photo-know-nothing-of-ours',
      'They may be asked by anyone and ask nobody.',
      // The evaluation of photographs asks the import whether a recipe is told apart in what was read.
      { path: '^packages/(kitchen|covers|photo)/', pathNot: '^packages/photo/eval/' },
      { path: '^(packages|apps)/', pathNot: '^packages/$1/' },
    ),
    forbid(
      'rules-know-the-kitchen-alone',
      'rules → kitchen.',
      { path: '^packages/rules/' },
      { path: '^(packages|apps)/', pathNot: '^packages/(rules|kitchen)/' },
    ),
    forbid(
      'the-cookbook-knows-the-kitchen-alone',
      'cook → cookbook → kitchen.',
      { path: '^packages/cookbook/' },
      { path: '^(packages|apps)/', pathNot: '^packages/(cookbook|kitchen)/' },
    ),
    forbid(
      'the-cook-knows-cookbook-and-kitchen-alone',
      'cook → cookbook → kitchen.',
      { path: '^packages/cook/' },
      { path: '^(packages|apps)/', pathNot: '^packages/(cook|cookbook|kitchen)/' },
    ),
    forbid(
      'the-import-knows-the-kitchen-alone',
      'It reads files for whoever has them.',
      { path: '^packages/import/' },
      { path: '^(packages|apps)/', pathNot: '^packages/(import|kitchen)/' },
    ),
    forbid(
      'capture-knows-rules-alone',
      'It runs in pages of other sites.',
      { path: '^packages/capture/' },
      { path: '^(packages|apps)/', pathNot: '^packages/(capture|rules)/' },
    ),
    forbid(
      'the-extension-knows-capture-alone',
      'It runs in pages of other sites: the less, the better.',
      { path: '^apps/extension/src/', pathNot: testCode },
      { path: '^(packages|apps)/', pathNot: '^(packages/capture|apps/extension)/' },
    ),
    forbid(
      'the-browser-has-no-cookbook',
      'Three megabytes of dishes stay on the server.',
      { path: '^(apps/web|packages/(rules|contract))/' },
      { path: '^packages/cook(book)?/' },
    ),
    forbid(
      'the-contract-knows-rules-and-kitchen-alone',
      'contract → rules → kitchen.',
      { path: '^packages/contract/' },
      { path: '^(packages|apps)/', pathNot: '^packages/(contract|rules|kitchen)/' },
    ),
    forbid(
      'packages-are-pure',
      'No input or output in a package, and no library but zod in the contract and what reads files in import.',
      { path: pure, pathNot: [testCode, cookbookFiles, '^packages/import/'] },
      { path: '^[^./]', pathNot: ['^packages/', '(^|/)node_modules/zod/'] },
    ),
    forbid(
      'zod-is-for-the-contract-and-the-server',
      'rules stay without it, and so does every byte the browser loads.',
      { path: '^(packages/(kitchen|covers|rules)|apps/web/src)/' },
      { path: '(^|/)node_modules/zod/' },
    ),
    forbid(
      'packages-are-entered-by-their-index',
      'A package is imported by its name.',
      { path: '^(?:packages|apps)/([^/]+)/' },
      {
        path: '^packages/',
        pathNot: [
          '^packages/$1/',
          '^packages/[^/]+/src/index\\.ts$',
          '^packages/kitchen/src/(composer|doubles|knowledge|review)\\.ts$',
          cookbookFiles,
          evaluationSamples,
        ],
      },
    ),
    forbid(
      'web-and-server-meet-in-the-contract',
      'Neither app imports the other.',
      // The extension's icons are drawn as the web's are, when it is built.
      { path: '^apps/([^/]+)/', pathNot: '^apps/extension/build/' },
      { path: '^apps/', pathNot: '^apps/$1/' },
    ),
    forbid(
      'the-browser-loads-no-schema',
      'web takes types from the contract: import type.',
      { path: '^apps/web/src/', pathNot: [testCode, answerCheck] },
      { path: '^packages/contract/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'answers-are-checked-in-development-alone',
      'A dynamic import behind import.meta.env.DEV never reaches a build.',
      { path: '^apps/web/src/' },
      { path: answerCheck, dependencyTypesNot: ['dynamic-import'] },
    ),
  ]
}

/** Inside an app: what composes it → features → platform | ui, never back. */
function layerRules() {
  return [
    forbid(
      'platform-and-ui-know-no-feature',
      'features → platform | ui, never back.',
      { path: '^apps/([^/]+)/src/(platform|ui)/', pathNot: ['/ui/gallery/', testCode] },
      { path: '^apps/$1/src/', pathNot: ['^apps/$1/src/(platform|ui)/', testCode] },
    ),
    forbid(
      'features-know-platform-and-ui-alone',
      'What composes the app imports its features, not the other way round.',
      { path: '^apps/([^/]+)/src/features/', pathNot: testCode },
      { path: '^apps/$1/src/', pathNot: ['^apps/$1/src/(features|platform|ui)/', testCode] },
    ),
  ]
}

/** A feature uses another through its index.ts, downwards, and never around in a circle. */
function featureRules() {
  const feature = '^apps/([^/]+)/src/features'
  const others = '^apps/$1/src/features/(?!$2/)'
  return [
    forbid(
      'features-are-entered-by-their-index',
      "Another feature's inner files are its own.",
      { path: `${feature}/([^/]+)/`, pathNot: testCode },
      { path: others, pathNot: '^apps/[^/]+/src/features/[^/]+/index\\.tsx?$' },
    ),
    forbid(
      'lower-features-know-no-higher-one',
      'What must be told upwards goes through events.',
      { path: `${feature}/(${middle.join('|')})/`, pathNot: testCode },
      { path: others, pathNot: `^apps/[^/]+/src/features/(${[...base, ...middle].join('|')})/` },
    ),
    forbid(
      'the-base-knows-no-feature',
      'Everything stands on it.',
      { path: `${feature}/(${base.join('|')})/`, pathNot: testCode },
      { path: others },
    ),
    forbid(
      'nobody-imports-notifications',
      'They subscribe to events.',
      { path: `${feature}/([^/]+)/`, pathNot: testCode },
      { path: '^apps/$1/src/features/(?!$2/)notifications/' },
    ),
    {
      ...forbid(
        'features-use-each-other-one-way',
        'Covers every feature, whatever its name: if one needs the other, the other does without.',
        { path: '/src/features/' },
        { path: '/src/features/', circular: true },
      ),
      scope: 'folder',
    },
  ]
}

/**
 * @param {string} name
 * @param {string} comment why
 * @param {object} from
 * @param {object} to
 */
function forbid(name, comment, from, to) {
  return { name, comment, severity: /** @type {const} */ ('error'), from, to }
}
