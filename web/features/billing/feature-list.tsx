import { CheckIcon } from '../../ui/icons/actions.tsx';

/** What a plan brings, line by line. */
export function FeatureList({ features }: { features: readonly string[] }) {
  return (
    <ul className="figures grid gap-2">
      {features.map((feature) => (
        <li key={feature} className="flex gap-2.5">
          <CheckIcon size={18} className="mt-[0.2rem] text-gold" />
          {feature}
        </li>
      ))}
    </ul>
  );
}
