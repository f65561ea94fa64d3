import { useNavigate, useSearch as useAddress } from '@tanstack/react-router';
import { addressOf, type Asked, askedOf, keyOf } from '../../features/vision/asked.ts';

/** The search that the address holds, and the way to another one. */
export interface InAddress {
  /** Null where nothing is asked yet. */
  asked: Asked | null;
  page: number;
  /** Tells one search from another. */
  key: string | null;
  show: (next: Asked | null, page?: number) => Promise<void>;
}

export function useAsked(): InAddress {
  const address = useAddress({ strict: false });
  const navigate = useNavigate();
  const asked = askedOf(address);
  return {
    asked,
    page: address.page ?? 1,
    key: asked === null ? null : keyOf(asked),
    show: (next, page = 1) =>
      navigate({ to: '.', search: next === null ? {} : addressOf(next, page), resetScroll: false }),
  };
}
