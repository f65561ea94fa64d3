import { useId, type ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';
import { ArrowRightIcon } from '../../ui/icons/actions.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Place, Tool } from '../shell/places.tsx';

interface ToolCardProps {
  tool: Tool;
  title: string;
  description: string;
  drawing: ReactNode;
  /** The price, or undefined while it is not known. */
  cost: string | undefined;
  /** What the price is for. */
  costDetail: string;
  whenToUse: readonly string[];
  action: { label: string; to: Place['to'] } | { label: string; disabledBecause: string };
}

/** One tool of the dashboard: a door with its drawing, its price, and when to go through it. */
export function ToolCard(props: ToolCardProps) {
  const id = useId();
  const { action } = props;
  const closed = 'disabledBecause' in action;
  return (
    <Card data-tool={props.tool} className="flex flex-col overflow-hidden">
      <div className={cx('border-b border-line bg-hue-wash text-hue', closed && 'opacity-70')}>{props.drawing}</div>
      <div className="flex grow flex-col gap-4 p-6">
        <div className="grid gap-1.5">
          <h2 className="display text-title">{props.title}</h2>
          <p className="text-soft">{props.description}</p>
        </div>
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-small text-soft">
          {props.cost === undefined ? <Skeleton className="h-6 w-16" /> : <Badge tone="hue">{props.cost}</Badge>}
          {props.costDetail}
        </p>
        <div className="grow">
          <h3 className="pb-1.5 text-small font-strong">When to use</h3>
          <ul className="grid gap-1 text-small text-soft">
            {props.whenToUse.map((use) => (
              <li
                key={use}
                className="flex gap-2 before:mt-[0.6em] before:h-0.5 before:w-2 before:shrink-0 before:bg-hue"
              >
                {use}
              </li>
            ))}
          </ul>
        </div>
        {closed ? (
          <div className="grid gap-2">
            <Button wide disabled aria-describedby={`${id}-why`}>
              {action.label}
            </Button>
            <p id={`${id}-why`} className="text-small text-soft">
              {action.disabledBecause}
            </p>
          </div>
        ) : (
          <ButtonLink to={action.to} kind="primary" wide>
            {action.label}
            <ArrowRightIcon size={18} />
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
