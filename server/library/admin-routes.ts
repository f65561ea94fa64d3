import {
  bringBackGuides,
  changeAdminGuides,
  changeSampleLibrary,
  getAdminFacts,
  getAdminGuides,
  getAdminLibrary,
  getMissedSearches,
  reindexLibrary,
  removeAdminGuides,
  rereadLibrary,
  reviewFact,
  settleMissedSearch,
} from '../../contract/admin-library.ts';
import type { Database } from '../db/connect.ts';
import type { Mount } from '../http/mount.ts';
import { bringBackGuides as bringBack } from './bring-back.ts';
import { correctGuides } from './correct-guides.ts';
import type { Extractor } from './extract/extractor.ts';
import { guideToReview, readGuideList, readLibrary } from './list-guides.ts';
import { readMissed, settleMissed } from './missed-searches.ts';
import { removeGuides } from './remove-guide.ts';
import { factToReview, readFactsToReview, reviewGuideFact } from './review-guide-fact.ts';
import { rereadAnew } from './reread-anew.ts';
import { setSampleLibrary } from './set-sample-library.ts';
import { indexAnew } from './index-anew.ts';

interface LibraryAdminParts {
  db: Database;
  extractor: Extractor;
  /** A model reads facts beside the rules. */
  factsModel: boolean;
  /** Loads the sample library in the background. */
  loadSamples: () => void;
}

/** What administrators do with the library, but for what comes with a file. */
export function libraryAdminRoutes(mount: Mount, parts: LibraryAdminParts): void {
  const { db } = parts;
  mount(getAdminLibrary, { handle: () => readLibrary(db) });
  mount(getAdminGuides, { handle: ({ query }) => readGuideList(db, query) });
  mount(changeAdminGuides, { handle: ({ body, act }) => correctGuides({ ...parts, act }, body) });
  mount(removeAdminGuides, { handle: ({ body, act }) => act((tx, note) => removeGuides(tx, body.ids, note)) });
  mount(bringBackGuides, { handle: ({ body, act }) => act((tx, note) => bringBack(tx, body.ids, note)) });
  mount(reindexLibrary, { handle: ({ body, act }) => act((tx) => indexAnew(tx, body.ids)) });
  mount(rereadLibrary, { handle: ({ body, act }) => act((tx) => rereadAnew(tx, body.ids)) });
  mount(changeSampleLibrary, {
    handle: async ({ caller, body, act }) => {
      const removed = await act((tx) => setSampleLibrary(tx, body.present, caller.userId));
      if (body.present) parts.loadSamples();
      return { removed };
    },
  });

  mount(getAdminFacts, {
    find: ({ params }) => guideToReview(db, params.guideId),
    handle: async ({ found }) => ({ guide: found, facts: await readFactsToReview(db, found.id) }),
  });
  mount(reviewFact, {
    find: ({ params }) => factToReview(db, params.factId),
    handle: ({ found, body, act }) => act((tx, note) => reviewGuideFact(tx, found, body, note)),
  });

  mount(getMissedSearches, { handle: () => readMissed(db) });
  mount(settleMissedSearch, {
    handle: ({ params, act }) => act((tx) => settleMissed(tx, params.key)),
  });
}
