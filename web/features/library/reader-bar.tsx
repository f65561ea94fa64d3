import type { ReactNode } from 'react';
import type { Guide } from '../../../contract/library.ts';
import { cx } from '../../ui/cx.ts';
import { GuideBadges } from '../../ui/guide-badges.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import {
  ChevronDownIcon,
  ChevronUpIcon,
  DownloadIcon,
  FactsIcon,
  MinusIcon,
  PlusIcon,
} from '../../ui/icons/actions.tsx';
import { Segmented } from '../../ui/tabs.tsx';

export type ReaderView = 'original' | 'text';

const VIEWS = [
  { value: 'original', label: 'Original' },
  { value: 'text', label: 'Text' },
] as const;
const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];

interface ReaderBarProps {
  guide: Guide;
  page: number;
  count: number;
  /** Null where the format has only its text to show. */
  view: ReaderView | null;
  /** Null where there is nothing to enlarge. */
  zoom: number | null;
  onPage: (page: number) => void;
  onView: (view: ReaderView) => void;
  onZoom: (zoom: number) => void;
  onDownload: () => void;
  factsOpen: boolean;
  onFacts: () => void;
  /** What else can be done with the guide: icon buttons of the screen. */
  actions?: ReactNode;
}

/** The line above an open guide: what it is, where one is in it, and what can be done with it. */
export function ReaderBar(props: ReaderBarProps) {
  const { guide, page, count, view, zoom } = props;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-paper px-3 py-1.5 sm:px-6">
      <div className="flex min-w-0 grow basis-64 items-center gap-2.5">
        <h1 className="truncate font-strong">{guide.title}</h1>
        <span className="hidden shrink-0 gap-1.5 md:flex">
          <GuideBadges type={guide.type} planYear={guide.planYear} sample={guide.sample} />
        </span>
        {/* On a phone the line below is full. */}
        <FactsToggle open={props.factsOpen} onToggle={props.onFacts} className="ml-auto sm:hidden" />
      </div>
      <div className="flex grow items-center gap-3 sm:grow-0">
        {count > 1 ? <PageSteps page={page} count={count} onPage={props.onPage} /> : null}
        {zoom === null ? null : <ZoomSteps zoom={zoom} onZoom={props.onZoom} />}
        <span className="ml-auto flex items-center gap-1">
          {view === null ? null : <Segmented label="View" value={view} onChange={props.onView} options={VIEWS} />}
          <IconButton label="Download the original" icon={<DownloadIcon />} onClick={props.onDownload} />
          {props.actions}
          <FactsToggle open={props.factsOpen} onToggle={props.onFacts} className="max-sm:hidden" />
        </span>
      </div>
    </div>
  );
}

function FactsToggle({ open, onToggle, className }: { open: boolean; onToggle: () => void; className: string }) {
  return (
    <IconButton
      label="Facts (f)"
      icon={<FactsIcon />}
      aria-pressed={open}
      onClick={onToggle}
      className={cx(className, open && 'bg-hue-wash text-hue')}
    />
  );
}

function PageSteps({ page, count, onPage }: Pick<ReaderBarProps, 'page' | 'count' | 'onPage'>) {
  return (
    <Group label="Pages">
      <IconButton
        size="small"
        label="Previous page (k)"
        icon={<ChevronUpIcon size={18} />}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <label className="figures flex items-center gap-1 text-small text-soft">
        <span className="sr-only">Page</span>
        <input
          key={page}
          inputMode="numeric"
          defaultValue={page}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={(event) => (event.currentTarget.value = String(page))}
          onKeyDown={(event) => {
            const wanted = Number(event.currentTarget.value);
            if (event.key === 'Enter' && wanted >= 1 && wanted <= count) onPage(Math.floor(wanted));
          }}
          className="h-8 w-11 rounded-control border border-line bg-raised text-center text-ink hover:border-edge"
        />
        of {count}
      </label>
      <IconButton
        size="small"
        label="Next page (j)"
        icon={<ChevronDownIcon size={18} />}
        disabled={page >= count}
        onClick={() => onPage(page + 1)}
      />
    </Group>
  );
}

function ZoomSteps({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  const at = ZOOMS.indexOf(zoom);
  const smaller = ZOOMS[at - 1];
  const larger = ZOOMS[at + 1];
  return (
    <Group label="Size" className="hidden sm:flex">
      <IconButton
        size="small"
        label="Smaller"
        icon={<MinusIcon size={18} />}
        disabled={smaller === undefined}
        onClick={() => onZoom(smaller ?? zoom)}
      />
      <span className="figures w-11 text-center text-small text-soft">{Math.round(zoom * 100)}%</span>
      <IconButton
        size="small"
        label="Larger"
        icon={<PlusIcon size={18} />}
        disabled={larger === undefined}
        onClick={() => onZoom(larger ?? zoom)}
      />
    </Group>
  );
}

function Group({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <fieldset className={cx('items-center gap-0.5', className ?? 'flex')}>
      <legend className="sr-only">{label}</legend>
      {children}
    </fieldset>
  );
}
