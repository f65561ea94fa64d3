import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { MinusIcon, PlusIcon } from '../../ui/icons/actions.tsx';
import { nextStep, ZOOM_STEPS, type Zoom } from './zoom.ts';

interface ZoomControlProps {
  zoom: Zoom;
  /** What the zoom is of the natural size. */
  share: number;
  /** False for formats without pages: there is nothing to fit. */
  fits: boolean;
  onZoom: (zoom: Zoom) => void;
  className?: string;
}

const percent = (share: number): string => `${Math.round(share * 100)}%`;
const FITS = [
  ['auto', 'Automatic'],
  ['width', 'Fit width'],
  ['page', 'Fit page'],
] as const;

/** Smaller, larger, and a list of sizes. */
export function ZoomControl({ zoom, share, fits, onZoom, className }: ZoomControlProps) {
  const smaller = nextStep(share, -1);
  const larger = nextStep(share, 1);
  const steps =
    typeof zoom === 'number' && !ZOOM_STEPS.some((step) => step === zoom) ? [zoom, ...ZOOM_STEPS] : ZOOM_STEPS;
  return (
    <fieldset className={cx('flex items-center gap-0.5', className)}>
      <legend className="sr-only">Size</legend>
      <IconButton
        size="small"
        label="Smaller (-)"
        icon={<MinusIcon size={18} />}
        disabled={smaller >= share}
        onClick={() => onZoom(smaller)}
        className="pointer-coarse:size-10"
      />
      <select
        aria-label="Size"
        value={String(zoom)}
        onChange={({ currentTarget: { value } }) => onZoom(FITS.find(([fit]) => fit === value)?.[0] ?? Number(value))}
        className="figures h-8 w-36 rounded-control border border-line bg-raised px-1.5 text-small text-ink hover:border-edge pointer-coarse:h-10"
      >
        {fits ? (
          FITS.map(([fit, label]) => (
            <option key={fit} value={fit}>
              {fit === zoom ? `${label} · ${percent(share)}` : label}
            </option>
          ))
        ) : (
          <option value="auto">Automatic</option>
        )}
        {[...steps]
          .sort((one, other) => one - other)
          .map((step) => (
            <option key={step} value={String(step)}>
              {percent(step)}
            </option>
          ))}
      </select>
      <IconButton
        size="small"
        label="Larger (+)"
        icon={<PlusIcon size={18} />}
        disabled={larger <= share}
        onClick={() => onZoom(larger)}
        className="pointer-coarse:size-10"
      />
    </fieldset>
  );
}
