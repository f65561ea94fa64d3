import { useState, type FormEvent } from 'react';
import { MAX_CHATS, MAX_MESSAGE } from '../../../contract/limits.ts';
import { creditsText } from '../../lib/credits-text.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/field.tsx';
import { TooLong } from './too-long.tsx';
import { useAskNew } from './use-ask-new.ts';

/** A question from anywhere: it makes a chat of its own, at the price beside it, and is asked there. */
export function AskBox({ price }: { price: number | undefined }) {
  const [question, setQuestion] = useState('');
  const { ask, pending, isFull } = useAskNew(price, () => setQuestion(''));
  const tooLong = question.trim().length > MAX_MESSAGE;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!tooLong) ask(question);
  };
  return (
    <form onSubmit={submit} data-tool="insight" className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <Input
          aria-label="Ask Insight a question"
          placeholder="Ask about employee benefits, HR policies, or workplace guidance..."
          aria-invalid={tooLong || undefined}
          aria-describedby={tooLong ? 'ask-box-length' : undefined}
          value={question}
          onChange={({ target }) => setQuestion(target.value)}
          className="h-12 grow basis-64 text-lead"
        />
        <Button
          type="submit"
          kind="primary"
          size="large"
          disabled={question.trim() === '' || tooLong || isFull}
          pending={pending}
        >
          {price === undefined ? 'Ask' : `Ask for ${creditsText(price)}`}
        </Button>
      </div>
      <TooLong id="ask-box-length" text={question} />
      {isFull ? <p className="text-small text-soft">Maximum chat limit reached ({MAX_CHATS})</p> : null}
    </form>
  );
}
