import { Refusal } from '../../contract/errors.ts';
import {
  getMatches,
  getPreview,
  getSearchHistory,
  getViewedDocuments,
  openDocument,
  searchGuides,
  suggestSearches,
} from '../../contract/vision.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/connect.ts';
import type { DiskWatch } from '../db/disk-watch.ts';
import { whenCallerLeaves } from '../http/caller-left.ts';
import type { Mount } from '../http/mount.ts';
import { documentToOpen } from './document-to-open.ts';
import { KnownAnswers } from './known-answers.ts';
import { openDocument as open } from './open-document.ts';
import type { SearchLimits } from './limit-searches.ts';
import { passageToPreview, previewPassage } from './preview-passage.ts';
import { readViews } from './read-activity.ts';
import { readSearchHistory } from './read-search-history.ts';
import { rememberSearches } from './remember-searches.ts';
import { readerAddress } from './result.ts';
import type { SearchIndex } from '../library/search/search-index.ts';
import { findMatches, guideToLookIn } from './find-matches.ts';
import type { GuideSearch } from './search-by-workflow.ts';
import { searchGuides as search } from './search-guides.ts';
import type { SeenPassages } from './seen-passages.ts';
import { SearchSuggestions } from './suggest-searches.ts';

interface VisionParts {
  db: Database;
  guideSearch: GuideSearch;
  /** Our own index: what is said of one guide always comes from there. */
  searchIndex: SearchIndex;
  /** Notes what people are shown of locked guides. */
  seen: SeenPassages;
  limits: SearchLimits;
  disk: DiskWatch;
  config: Pick<Config, 'appUrl' | 'appUrlGiven'>;
}

export function visionRoutes(
  mount: Mount,
  { db, guideSearch, searchIndex, seen, limits, disk, config }: VisionParts,
): void {
  const address = readerAddress(config);
  const remember = rememberSearches(db, disk);
  const show = { db, seen, address };

  mount(searchGuides, {
    limit: 'search',
    handle: ({ caller, body, reply }) =>
      search({ ...show, limits, guideSearch, remember }, caller.userId, { ...body, signal: whenCallerLeaves(reply) }),
  });

  const suggestions = new SearchSuggestions(db, () => searchIndex.version());
  mount(suggestSearches, { handle: ({ query }) => suggestions.suggest(query.q) });

  const history = { ...show, answers: new KnownAnswers(db), version: () => guideSearch.version() };
  mount(getSearchHistory, { handle: ({ caller }) => readSearchHistory(history, caller.userId) });

  mount(openDocument, {
    // What is opened is looked up before the rest of the body is judged.
    find: ({ request }) => documentToOpen(db, request.body),
    handle: async ({ caller, body, found }) => {
      if (found === null) throw new Refusal('invalid_input', 'documentId is required');
      return open(db, caller.userId, found, address, body.price);
    },
  });

  mount(getViewedDocuments, {
    handle: ({ caller, query }) => readViews({ db, address }, caller.userId, query.limit),
  });

  mount(getMatches, {
    limit: 'search',
    find: ({ params }) => guideToLookIn(db, params.documentId),
    handle: ({ caller, found, query }) => findMatches({ db, seen, limits, searchIndex }, caller.userId, found, query.q),
  });

  mount(getPreview, {
    find: ({ params }) => passageToPreview(db, params.documentId, params.passageId),
    handle: ({ caller, found }) => previewPassage(db, caller.userId, found),
  });
}
