import { useState } from 'react';

interface AvatarProps {
  /** One or two letters, shown when there is no picture or it does not load. */
  initials: string;
  imageUrl: string | null;
  size?: number;
}

/** A person's picture or initials. Decorative: the name stands beside it. */
export function Avatar({ initials, imageUrl, size = 32 }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const box = { width: size, height: size, fontSize: size * 0.375 };
  return imageUrl !== null && imageUrl !== broken ? (
    <img
      src={imageUrl}
      alt=""
      style={box}
      className="shrink-0 rounded-full object-cover"
      onError={() => setBroken(imageUrl)}
    />
  ) : (
    <span
      aria-hidden="true"
      style={box}
      className="grid shrink-0 place-items-center rounded-full border border-line bg-sunken leading-none font-strong text-ink"
    >
      {initials}
    </span>
  );
}
