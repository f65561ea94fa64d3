/** Which colour, and which sign, is which series: never told by colour alone. */
export function Legend({ names }: { names: readonly string[] }) {
  return (
    <ul className="legend" aria-label="Series">
      {names.map((name, at) => (
        <li key={name}>
          <svg width="14" height="14" aria-hidden="true">
            <Sign at={at} x={7} y={7} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

/** The sign of a series: a shape and a colour of its own. */
export function Sign({ at, x, y }: { at: number; x: number; y: number }) {
  const className = `series-${at % 6}`;
  switch (at % 4) {
    case 1:
      return <rect className={className} x={x - 4.5} y={y - 4.5} width={9} height={9} />;
    case 2:
      return <path className={className} d={`M${x} ${y - 5.5}l5.5 10h-11z`} />;
    case 3:
      return <path className={className} d={`M${x} ${y - 6}l6 6l-6 6l-6-6z`} />;
    default:
      return <circle className={className} cx={x} cy={y} r={4.5} />;
  }
}
