/** One bar of an aperture, in the units of its drawing. */
export interface Bar {
  x: number;
  y: number;
  height: number;
}

/**
 * The figure of the product: bars of a chart whose ends trace an eye, parted in the middle by a round pupil. Computed
 * rather than drawn, so that the mark, the favicon, the loader and the illustrations are one figure at any size.
 *
 * @param count  bars across; odd, so that one stands in the middle
 * @param pitch  distance between the centres of two bars
 * @param reach  half the height of the middle bar
 * @param pupil  radius of the gap in the middle; 0 closes it
 */
export function apertureBars(count: number, pitch: number, reach: number, pupil: number): Bar[] {
  const middle = (count - 1) / 2;
  const half = (middle + 0.75) * pitch;
  return Array.from({ length: count }, (_, index) => {
    const dx = (index - middle) * pitch;
    const top = reach * (1 - (dx / half) ** 2);
    const gap = Math.sqrt(Math.max(0, pupil ** 2 - dx ** 2));
    return gap === 0
      ? [{ x: dx, y: -top, height: 2 * top }]
      : [
          { x: dx, y: -top, height: top - gap },
          { x: dx, y: gap, height: top - gap },
        ];
  }).flat();
}
