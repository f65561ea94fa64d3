import type { Choice } from '../../contract/analysis.ts';
import type { Turn } from '../wire.ts';
import { Answer } from './answer/answer.tsx';
import type { Ask } from './ask.ts';
import { creditsText } from './credits-text.ts';
import { tellPage } from './page-messages.ts';

interface TurnViewProps {
  turn: Turn;
  price: number;
  onAsk: Ask;
  onChange: (turn: Turn) => void;
  /** Asks the same again on today's library. */
  onAgain: (turn: Turn) => void;
}

/** A question with what came of it. */
export function TurnView(props: TurnViewProps) {
  const { turn } = props;
  return (
    <article className="turn" aria-label={turn.question} data-turn={turn.id}>
      <h2 className="question">{turn.question}</h2>
      <OutcomeView {...props} />
      {turn.charged > 0 ? <p className="receipt">{creditsText(turn.charged)}</p> : null}
    </article>
  );
}

function OutcomeView({ turn, price, onAsk, onChange, onAgain }: TurnViewProps) {
  const { outcome } = turn;
  switch (outcome.kind) {
    case 'answer':
      return (
        <Answer
          turn={turn}
          outcome={outcome}
          price={price}
          onAsk={onAsk}
          onChange={onChange}
          onAgain={() => onAgain(turn)}
        />
      );
    case 'ask':
      return (
        <Choices sentence={outcome.question} choices={outcome.choices} price={price} onAsk={onAsk}>
          Nothing was charged.
        </Choices>
      );
    case 'refuse':
      return (
        <Choices sentence={outcome.sentence} choices={outcome.choices} price={price} onAsk={onAsk}>
          Nothing was charged.
        </Choices>
      );
    case 'failed':
      return (
        <div className="notice">
          <p>{outcome.message}</p>
          {outcome.code === 'maximus_credits' ? (
            <button type="button" className="button" onClick={() => tellPage({ type: 'maximus:get-credits' })}>
              Get Credits
            </button>
          ) : null}
        </div>
      );
    case 'stopped':
      return <p className="soft">Stopped. It cost nothing.</p>;
    default:
      return outcome satisfies never;
  }
}

interface ChoicesProps {
  sentence: string;
  choices: readonly Choice[];
  price: number;
  onAsk: Ask;
  children: string;
}

/** A question back, or why there is no figure, with what can be asked instead. */
function Choices({ sentence, choices, price, onAsk, children }: ChoicesProps) {
  return (
    <div className="choices">
      <p>{sentence}</p>
      {choices.length === 0 ? null : (
        <ul>
          {choices.map(({ label, spec }) => (
            <li key={label}>
              <button type="button" className="button" onClick={() => void onAsk(label, spec)}>
                {label}
                <span className="soft"> · {creditsText(price)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="receipt">{children}</p>
    </div>
  );
}
