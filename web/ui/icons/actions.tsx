import { drawn, Icon, type IconProps } from './icon.tsx';

/** Icons of things one can do. */
export const MenuIcon = drawn('M3 5.5h14M3 10h14M3 14.5h14');
export const CloseIcon = drawn('m5 5 10 10M15 5 5 15');
export const CheckIcon = drawn('m4 10.5 4 4 8-9');
export const PlusIcon = drawn('M10 4v12M4 10h12');
export const MinusIcon = drawn('M4 10h12');
export const ChevronDownIcon = drawn('m5 7.5 5 5 5-5');
export const ChevronUpIcon = drawn('m5 12.5 5-5 5 5');
export const ChevronLeftIcon = drawn('m12.5 5-5 5 5 5');
export const ChevronRightIcon = drawn('m7.5 5 5 5-5 5');
export const ArrowLeftIcon = drawn('M16.5 10h-13M8.5 5l-5 5 5 5');
export const ArrowRightIcon = drawn('M3.5 10h13M11.5 5l5 5-5 5');
export const ArrowUpIcon = drawn('M10 16.5v-13M5 8.5l5-5 5 5');
export const PencilIcon = drawn('m12.8 4 3.2 3.2-9 9-4 .8.8-4zM10.8 6l3.2 3.2');
export const TrashIcon = drawn('M3.5 5.5h13M8 5.5V3.5h4v2M5.5 5.5l.8 11h7.4l.8-11M8.4 8.7l.2 4.6M11.6 8.7l-.2 4.6');
export const CopyIcon = drawn('M7 7h9.5v9.5H7zM13 7V3.5H3.5V13H7');
export const SearchIcon = drawn('M13.3 13.3 17 17M15 9A6 6 0 1 1 3 9a6 6 0 0 1 12 0Z');
export const ExternalIcon = drawn('M11.5 3.5h5v5M16.5 3.5 9 11M14.5 11.5v5h-11v-11h5');
export const DownloadIcon = drawn('M10 3.5v9M6 9l4 4 4-4M3.5 16.5h13');
export const RefreshIcon = drawn('M16.8 8.2A7 7 0 1 0 17 11M17 4.5v3.9h-3.9');
export const ThumbUpIcon = drawn(
  'M3.5 9h3v7.5h-3zM6.5 9l3-6a2 2 0 0 1 2 2.3L11 8h4.2a1.5 1.5 0 0 1 1.5 1.8l-1 5.4a1.6 1.6 0 0 1-1.6 1.3H6.5',
);
export const ThumbDownIcon = drawn(
  'M3.5 11h3V3.5h-3zM6.5 11l3 6a2 2 0 0 0 2-2.3L11 12h4.2a1.5 1.5 0 0 0 1.5-1.8l-1-5.4a1.6 1.6 0 0 0-1.6-1.3H6.5',
);
export const SendIcon = ArrowUpIcon;
export const StopIcon = (props: IconProps) => (
  <Icon {...props} fill="currentColor" stroke="none">
    <rect x={5.5} y={5.5} width={9} height={9} rx={1.5} />
  </Icon>
);
export const PanelIcon = drawn('M3 4h14v12H3zM8 4v12');
export const ListIcon = drawn('M7.5 5.5h9M7.5 10h9M7.5 14.5h9M3.75 5.5v.01M3.75 10v.01M3.75 14.5v.01');
export const GridIcon = drawn('M3.5 3.5h5v5h-5zM11.5 3.5h5v5h-5zM3.5 11.5h5v5h-5zM11.5 11.5h5v5h-5z');
export const FilterIcon = drawn('M3 5.5h14M5.5 10h9M8 14.5h4');
export const FlagIcon = drawn('M5 17V3.5M5 4h9.8l-2.2 3.6 2.2 3.6H5');
export const FactsIcon = drawn('M3.5 5h3M9.5 5h7M3.5 10h3M9.5 10h7M3.5 15h3M9.5 15h7');
export const FullscreenIcon = drawn('M3.5 7.5v-4h4M12.5 3.5h4v4M16.5 12.5v4h-4M7.5 16.5h-4v-4');
export const ShrinkIcon = drawn('M7.5 3.5v4h-4M16.5 7.5h-4v-4M12.5 16.5v-4h4M3.5 12.5h4v4');
export const BulbIcon = drawn(
  'M7.5 14h5M8.2 17h3.6M7.6 14c0-1.8-2.1-2.7-2.1-5.4a4.5 4.5 0 0 1 9 0c0 2.7-2.1 3.6-2.1 5.4',
);
