import { drawn, Icon, type IconProps } from './icon.tsx';

/** Icons of what is done while reading a guide. */
export const MoreIcon = (props: IconProps) => (
  <Icon {...props} strokeWidth={2.5}>
    <path d="M4.5 10v.01M10 10v.01M15.5 10v.01" />
  </Icon>
);
export const PrintIcon = drawn('M6 7.5v-4h8v4M6 14H3.5V7.5h13V14H14M6 11.5h8v5H6z');
export const KeyboardIcon = drawn('M2.5 5h15v10h-15zM5.5 8v.01M8.5 8v.01M11.5 8v.01M14.5 8v.01M6.5 12h7');
export const PagesIcon = drawn('M3.5 3.5h4.5v5.5H3.5zM3.5 11.5h4.5v5H3.5zM11 5h5.5M11 8h5.5M11 13h5.5M11 16h5.5');
