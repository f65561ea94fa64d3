/** The value that just `count` of the values reach, ties aside; they are moved about. Far quicker than to sort them all. */
export function nthLargest(values: Float64Array, count: number): number {
  let [from, to] = [0, values.length - 1];
  const wanted = count - 1;
  while (from < to) {
    const pivot = values[(from + to) >>> 1] ?? 0;
    let [low, high] = [from, to];
    while (low <= high) {
      while ((values[low] ?? 0) > pivot) low += 1;
      while ((values[high] ?? 0) < pivot) high -= 1;
      if (low > high) break;
      [values[low], values[high]] = [values[high] ?? 0, values[low] ?? 0];
      low += 1;
      high -= 1;
    }
    if (wanted <= high) to = high;
    else if (wanted >= low) from = low;
    else break;
  }
  return values[wanted] ?? 0;
}
