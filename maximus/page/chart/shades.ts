/** How dark a figure is drawn, in five steps from the least to the greatest. Told by its number too. */
export function shadesOf(values: readonly number[]): (value: number) => number {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return (value) => (high === low ? 2 : Math.min(4, Math.floor(((value - low) / (high - low)) * 5)));
}
