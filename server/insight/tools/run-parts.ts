import type { Connection } from '../../db/connect.ts';
import type { SearchIndex } from '../../library/search/search-index.ts';
import type { LibraryNames } from '../library-names.ts';
import type { AdmittedPassages } from './admit-passages.ts';
import type { Sources } from './sources.ts';

/** What the tools of one run work with. */
export interface RunParts {
  db: Connection;
  search: SearchIndex;
  names: LibraryNames;
  sources: Sources;
  admitted: Pick<AdmittedPassages, 'admit'>;
}
