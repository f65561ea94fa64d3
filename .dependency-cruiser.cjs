// The walls of the house: which room may import which (ARCHITECTURE.md). tests/walls.test.ts proves that each one holds.

/** Rooms below server/ that are no feature. */
const SERVICES = 'http|db|outside|jobs|process|text|testing';
/** What only tests load. */
const TESTING = String.raw`\.test\.tsx?$|/testing/|/support/`;
/** The one importer of each outside service's SDK, below server/outside. */
const SDKS = {
  auth: '^(jose|@supabase/auth-js)$',
  files: '^@aws-sdk/',
  mail: '^nodemailer$',
  model: '^(ai|@ai-sdk/)',
  payments: '^stripe$',
};
/** An outside service is a file below server/outside, or a folder of them. */
const outside = (service) => String.raw`^server/outside/${service}(\.ts$|/)`;
const npm = (name) => String.raw`(^|node_modules/)(@types/)?${name.replace(/^\^/, '')}`;

/** What opens a format. */
const FORMATS = '(@mozilla/readability|chardet|linkedom|mammoth|marked|sanitize-html|unpdf|word-extractor)(/|$)';

const wall = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const sdkWalls = Object.entries(SDKS).map(([service, sdk]) =>
  wall(
    `sdk-${service}`,
    `Only server/outside/${service} imports the SDK of the ${service} service.`,
    { path: '^(contract|server|run|maximus)/', pathNot: [outside(service), TESTING] },
    { path: npm(sdk.replace('$', '(/|$)')) },
  ),
);

module.exports = {
  forbidden: [
    wall('no-cycles', 'Nothing imports itself, not even through others.', {}, { circular: true }),
    wall(
      'no-strays',
      'An import leads somewhere. What is built may not be there yet.',
      {},
      { couldNotResolve: true, pathNot: String.raw`^\.\./dist/` },
    ),

    wall(
      'contract',
      'The contract imports zod only, and what makes stems of words: three rooms and the embedded engine know words by them.',
      { path: '^contract/', pathNot: TESTING },
      { pathNot: ['^contract/', npm('(zod|stemmer)(/|$)')] },
    ),
    wall(
      'reference',
      'The rules of the field are data: they know the contract alone.',
      { path: '^reference/', pathNot: TESTING },
      { pathNot: ['^reference/', '^contract/'] },
    ),
    wall(
      'sample',
      'The modelled library knows the contract, and nothing of the product.',
      { path: '^sample/' },
      {
        path: '^(server|web|embedded|run|maximus)/',
      },
    ),

    wall(
      'web-alone',
      'The browser shares the contract with the server, and nothing else.',
      { path: '^web/' },
      {
        path: '^(server|embedded|run|maximus|bench|sample|reference)/',
      },
    ),
    wall(
      'web-types-only',
      'The browser takes types of the contract; its zod values would double the first load.',
      {
        path: '^web/',
        pathNot: TESTING,
      },
      {
        path: ['^contract/', npm('zod(/|$)')],
        pathNot: String.raw`^contract/(callback-sentences|limits|metrics|wire/maximus|vocabulary/(company-sizes|coverage-levels|number-words|transaction-labels))\.ts$`,
        dependencyTypesNot: ['type-only'],
      },
    ),
    wall(
      'web-base',
      'ui and lib know no feature and no screen.',
      { path: '^web/(ui|lib)/' },
      { path: '^web/(features|screens)/' },
    ),
    wall(
      'web-features',
      'A feature never imports another, nor a screen: screens compose.',
      { path: '^web/features/([^/]+)/' },
      {
        path: '^web/(features|screens)/',
        pathNot: '^web/features/$1/',
      },
    ),

    wall(
      'server-alone',
      'The server knows nothing of the browser, of what is embedded, or of how it is started.',
      {
        path: '^server/',
        pathNot: TESTING,
      },
      { path: '^(web|embedded|run|maximus|bench)/' },
    ),
    wall(
      'server-parts',
      'A feature, and what serves the features, does not know who assembles them.',
      {
        path: '^server/[^/]+/',
        pathNot: TESTING,
      },
      { path: String.raw`^server/app\.ts$` },
    ),
    wall(
      'server-services',
      'What serves every feature knows none of them; the table of jobs does.',
      {
        path: '^server/(http|db|outside|jobs|process|text)/',
        pathNot: [TESTING, String.raw`^server/jobs/tasks\.ts$`],
      },
      { path: '^server/[^/]+/', pathNot: `^server/(${SERVICES})/` },
    ),
    wall(
      'server-routes',
      'Routes hold no SQL, and use a neighbour through their own domain.',
      {
        path: String.raw`^server/([^/]+)/[\w-]*routes\.ts$`,
      },
      {
        path: ['^server/[^/]+/', npm('(drizzle-orm|pg)(/|$)')],
        pathNot: ['^server/$1/', '^server/http/', String.raw`^server/db/connect\.ts$`],
        dependencyTypesNot: ['type-only'],
      },
    ),
    wall(
      'server-domain-web',
      'The domain knows nothing of the web framework.',
      {
        path: '^server/[^/]+/',
        pathNot: [TESTING, '^server/http/', String.raw`^server/[^/]+/([\w-]*routes|send-[\w-]+)\.ts$`],
      },
      { path: [npm('(fastify|@fastify)(/|$)'), '^server/http/'], pathNot: String.raw`^server/http/(log|caller)\.ts$` },
    ),
    wall(
      'server-domain-neighbours',
      "A neighbour's verbs may be used, not its routes or its store.",
      {
        path: '^server/([^/]+)/',
        pathNot: TESTING,
      },
      { path: String.raw`^server/[^/]+/[\w-]*(store|routes)\.ts$`, pathNot: '^server/$1/' },
    ),
    wall(
      'server-language',
      'Language reads words with the contract alone: what the library holds is handed to it.',
      { path: '^server/language/', pathNot: TESTING },
      // `module` loads the list of English words when the first word asks for it.
      { pathNot: ['^server/language/', '^contract/', '^(node:)?module$'] },
    ),
    wall(
      'server-reading',
      'Reading turns files into blocks: it knows the contract and what opens a format.',
      { path: '^server/reading/', pathNot: TESTING },
      { pathNot: ['^server/reading/', '^contract/', npm(FORMATS), '^(node:)?zlib$'] },
    ),
    wall(
      'server-facts-library',
      'Facts are read from passages: the library knows them, and not the other way round.',
      { path: '^server/facts/', pathNot: TESTING },
      { path: '^server/library/' },
    ),
    wall(
      'server-analysis',
      'Analysis computes figures: it knows the contract, the database, facts and how a reading is said.',
      { path: '^server/analysis/', pathNot: TESTING },
      {
        path: '^server/',
        pathNot: [
          '^server/(analysis|db)/',
          String.raw`^server/facts/display\.ts$`,
          String.raw`^server/language/(conditions|words)\.ts$`,
          String.raw`^server/jobs/(add-job|task)\.ts$`,
        ],
      },
    ),
    wall(
      'server-store',
      'A store holds SQL: it knows the database, and the other stores of its room.',
      {
        path: String.raw`^server/([^/]+)/[\w-]*store\.ts$`,
      },
      {
        path: ['^server/', npm('(fastify|@fastify)(/|$)')],
        // The list of settings and their first values is no behaviour.
        pathNot: ['^server/db/', String.raw`^server/settings/settings\.ts$`, String.raw`^server/$1/[\w-]*store\.ts$`],
        dependencyTypesNot: ['type-only'],
      },
    ),
    wall(
      'server-credits',
      'Credits know no feature that charges.',
      { path: '^server/credits/', pathNot: TESTING },
      {
        path: '^server/[^/]+/',
        pathNot: `^server/(credits|settings|${SERVICES})/`,
      },
    ),
    ...sdkWalls,

    wall(
      'embedded',
      'An embedded service is its own files, the contract and packages.',
      {
        path: '^embedded/([^/]+)/',
        pathNot: TESTING,
      },
      { path: '^(server|web|run|maximus|embedded|bench|sample|reference)/', pathNot: '^embedded/$1/' },
    ),
    wall(
      'maximus',
      'The chat frame talks to the product over HTTP only.',
      { path: '^maximus/' },
      {
        path: '^(server|web|run|embedded|bench|sample)/',
      },
    ),
    wall(
      'run',
      'Only tests and benchmarks import what starts the house.',
      {
        path: '^(contract|reference|server|web|embedded|maximus|sample)/',
        pathNot: TESTING,
      },
      { path: '^run/' },
    ),
    wall(
      'testing',
      'What runs for people never loads what is for tests.',
      {
        path: '^(contract|reference|server|web|embedded|maximus|run|sample)/',
        pathNot: TESTING,
      },
      { path: [TESTING, npm('(vitest|@playwright|fast-check|@axe-core)(/|$)')] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: String.raw`^(dist|data|\.cache)/` },
    // Also imports of types: a wall that only holds at run time is none.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
