import type { ReactNode, SVGProps } from 'react';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children'> {
  /** Edge length in CSS pixels. */
  size?: number;
}

/**
 * The frame of every icon: a 20-unit square, a 1.5-unit round stroke in the colour of the text. Icons only accompany
 * words or a control's label, so they are hidden from screen readers.
 */
export function Icon({ size = 20, children, ...rest }: IconProps & { children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...rest}
      className={`shrink-0 ${rest.className ?? ''}`}
    >
      {children}
    </svg>
  );
}

/** Makes an icon of one path. */
export function drawn(d: string) {
  return function Drawn(props: IconProps) {
    return (
      <Icon {...props}>
        <path d={d} />
      </Icon>
    );
  };
}
