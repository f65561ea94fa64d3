/** Where a guide comes from: modelled by the sample library, or imported. */
export type GuideSource = 'sample' | 'imported';

const nouns = ['guides', 'guide', 'documents', 'employers', 'companies', 'data', 'ones', 'booklets', 'files'];
const before: Readonly<Record<GuideSource, readonly string[]>> = {
  sample: ['sample', 'modelled', 'modeled', 'synthetic', 'invented', 'simulated', 'made up', 'fake', 'fictional', 'demo'],
  imported: ['imported', 'real', 'uploaded', 'actual', 'genuine', 'non - sample'],
}; // prettier-ignore

const alone: Readonly<Record<GuideSource, readonly string[]>> = {
  sample: ['samples'],
  imported: ['imports', 'uploads'],
};

/** What a sentence of ours calls them. */
export const guideSourceLabels: Readonly<Record<GuideSource, string>> = {
  sample: 'modelled guides',
  imported: 'imported guides',
};

/** What people call the guides of each origin: "sample guides", "real employers". */
export const guideSourceNames: readonly (readonly [name: string, source: GuideSource])[] = (
  ['sample', 'imported'] as const
).flatMap((source) => [
  ...before[source].flatMap((word) => nouns.map((noun) => [`${word} ${noun}`, source] as const)),
  ...alone[source].map((name) => [name, source] as const),
]);
