import type { Passage } from './use-guide.ts';
import type { GuideSearch } from './use-guide-search.ts';
import type { Zoom } from './zoom.ts';

/** What the view of a PDF is told, and tells. */
export interface PdfViewProps {
  documentId: string;
  page: number;
  passage: Passage | null;
  zoom: Zoom;
  search: GuideSearch;
  /** Small pictures of all pages: beside the pages, over them, or not shown. */
  thumbnails: 'rail' | 'sheet' | null;
  /** White on black, as the screen is. */
  dark: boolean;
  onPage: (page: number) => void;
  onZoom: (zoom: Zoom) => void;
  /** Told what the zoom is of the natural size, whenever that changes. */
  onShare: (share: number) => void;
  /** Told once how many pages there are. */
  onCount: (count: number) => void;
  onCloseThumbnails: () => void;
  /** An address out of the guide was pressed. */
  onOut: (url: string) => void;
  onText: () => void;
  /** Draws it anew, from the beginning. */
  onRetry: () => void;
}
