import { Navigate } from '@tanstack/react-router';
import type { SearchFilters } from '../../contract/search-filters.ts';
import { useCreditCosts } from '../features/settings/use-credit-costs.ts';
import { addressOf, NOTHING } from '../features/vision/asked.ts';
import { summaryOf } from '../features/vision/chips.ts';
import { countsOf, pageCount } from '../features/vision/pages.ts';
import { SearchForm } from '../features/vision/search-form.tsx';
import { useOpenDocument } from '../features/vision/use-open-document.ts';
import { usePreviewPane } from '../features/vision/use-preview-pane.ts';
import { useDocumentTitle } from '../ui/page.tsx';
import { AfterSearch } from './doc/after-search.tsx';
import { BeforeSearch } from './doc/before-search.tsx';
import { Earlier } from './doc/earlier.tsx';
import { useAsked } from './doc/use-asked.ts';
import { useGuideSearch } from './doc/use-guide-search.ts';

/** /doc and /doc-search: the search over the guides. The address holds the search, its filters and the page of results. */
export default function VisionScreen() {
  const address = useAsked();
  const { asked, page, key, show } = address;
  useDocumentTitle(asked ? `${asked.query || summaryOf(asked.filters)} · Peripheral Vision` : 'Peripheral Vision');
  const price = useCreditCosts()?.documentView;
  const pane = usePreviewPane(`${key} ${page}`);
  const opener = useOpenDocument(price);
  const search = useGuideSearch(address, () => pane?.show(null));
  const { searching, begin } = search;
  const type = (query: string) => begin({ ...NOTHING, query, filters: asked?.filters ?? {} });

  const form = <SearchForm query={asked?.query} searching={searching} large={asked === null} onSearch={type} />;
  const earlier = <Earlier asked={asked} searching={searching} onRecall={search.recall} onSearch={begin} />;
  if (asked === null) {
    const browse = (filters: SearchFilters) => begin({ ...NOTHING, filters });
    return <BeforeSearch price={price} form={form} earlier={earlier} onType={type} onBrowse={browse} />;
  }
  // An old link may name a page that there is no longer.
  const last = pageCount(search.data ? countsOf(search.data).results : 0);
  if (search.isSuccess && !search.stale && page > last)
    return <Navigate to="." search={addressOf(asked, last)} replace />;
  return <AfterSearch {...{ asked, page, search, opener, pane, form, earlier }} onNew={() => void show(null)} />;
}
