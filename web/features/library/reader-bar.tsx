import type { ReactNode } from 'react';
import type { Guide } from '../../../contract/library.ts';
import { cx } from '../../ui/cx.ts';
import { GuideBadges } from '../../ui/guide-badges.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { FactsIcon, SearchIcon } from '../../ui/icons/actions.tsx';
import { PagesIcon } from '../../ui/icons/reading.tsx';
import { Segmented } from '../../ui/tabs.tsx';
import { PageSteps } from './page-steps.tsx';
import { ReaderMenu } from './reader-menu.tsx';
import { ZoomControl } from './zoom-control.tsx';
import type { Zoom } from './zoom.ts';

export type ReaderView = 'original' | 'text';

const VIEWS = [
  { value: 'original', label: 'Original' },
  { value: 'text', label: 'Text' },
] as const;

interface ReaderBarProps {
  guide: Guide;
  page: number;
  count: number;
  /** Null where the format has only its text to show. */
  view: ReaderView | null;
  zoom: Zoom;
  /** What the zoom is of the natural size. */
  share: number;
  /** Whether pages can be fitted to the screen. */
  fits: boolean;
  /** Whether small pages are in view; null where there are none. */
  thumbnails: boolean | null;
  searching: boolean;
  factsOpen: boolean;
  /** See `ReaderMenu`. */
  dark: boolean | null;
  /** Another number for each time that the field of the page number is to take the focus. */
  focusPage: number;
  onPage: (page: number) => void;
  onView: (view: ReaderView) => void;
  onZoom: (zoom: Zoom) => void;
  onThumbnails: () => void;
  onSearch: () => void;
  onFacts: () => void;
  onDownload: () => void;
  onPrint: () => void;
  onKeys: () => void;
  onDark: (dark: boolean) => void;
  /** What else can be done with the guide: icon buttons of the screen. */
  actions?: ReactNode;
}

/** The lines above an open guide: what it is, where one is in it, and what can be done with it. */
export function ReaderBar(props: ReaderBarProps) {
  const { guide, page, count, view, zoom, share, fits } = props;
  const zoomControl = (className: string) => (
    <ZoomControl zoom={zoom} share={share} fits={fits} onZoom={props.onZoom} className={className} />
  );
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-paper px-3 py-1.5 sm:px-6">
      <div className="flex min-w-0 grow basis-40 items-center gap-2.5 sm:basis-32">
        <h1 className="truncate font-strong">{guide.title}</h1>
        <span className="hidden shrink-0 gap-1.5 min-[90rem]:flex">
          <GuideBadges type={guide.type} planYear={guide.planYear} sample={guide.sample} />
        </span>
      </div>
      <div className="order-1 flex items-center gap-1 sm:order-2">
        <Toggle label="Search in this guide (/)" icon={<SearchIcon />} on={props.searching} onPress={props.onSearch} />
        <Toggle label="Facts (f)" icon={<FactsIcon />} on={props.factsOpen} onPress={props.onFacts} />
        {props.actions}
        <ReaderMenu
          onDownload={props.onDownload}
          onPrint={props.onPrint}
          onKeys={props.onKeys}
          dark={props.dark}
          onDark={props.onDark}
        >
          {/* Elsewhere the bar has no room for it in one row. */}
          {zoomControl('mb-1.5 justify-center border-b border-line pb-1.5 xl:hidden')}
        </ReaderMenu>
      </div>
      <div className="order-2 flex grow flex-wrap items-center gap-x-3 gap-y-1 sm:order-1 sm:grow-0 sm:flex-nowrap">
        {props.thumbnails === null ? null : (
          <Toggle label="Small pages (t)" icon={<PagesIcon />} on={props.thumbnails} onPress={props.onThumbnails} />
        )}
        {count > 1 ? <PageSteps page={page} count={count} onPage={props.onPage} focus={props.focusPage} /> : null}
        {zoomControl('hidden xl:flex')}
        {view === null ? null : (
          <span className="ml-auto">
            <Segmented label="View" value={view} onChange={props.onView} options={VIEWS} />
          </span>
        )}
      </div>
    </div>
  );
}

interface ToggleProps {
  label: string;
  icon: ReactNode;
  on: boolean;
  onPress: () => void;
}

function Toggle({ label, icon, on, onPress }: ToggleProps) {
  return (
    <IconButton
      label={label}
      icon={icon}
      aria-pressed={on}
      onClick={onPress}
      className={cx(on && 'bg-hue-wash text-hue')}
    />
  );
}
