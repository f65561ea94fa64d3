import { z } from 'zod';
import { type FoundEmployers, toolNames } from '../../../contract/insight-tools.ts';
import { coreOf, initialsOf } from '../../language/name-forms.ts';
import type { ModelTool } from '../../outside/model.ts';
import type { RunParts } from './run-parts.ts';

const Input = z.object({ name: z.string().trim().min(2).max(120).describe('The name, or a part of it.') });

const MOST = 12;

/** Whether the library has guides of somebody, under which name. */
export function findEmployer({ names }: Pick<RunParts, 'names'>): ModelTool {
  return {
    name: toolNames.employer,
    description: 'Employers and guides whose name holds some words. Empty: the library has no guide of them.',
    input: Input,
    step: (input) => `Looking for ${Input.parse(input).name}…`,
    run: (input): Promise<FoundEmployers> => {
      const { name } = Input.parse(input);
      const core = coreOf(name).join(' ');
      const whole = names.guides.filter(
        ({ employer, title }) =>
          coreOf(`${employer} ${title}`).join(' ').includes(core) || initialsOf(employer).includes(core),
      );
      const guides = whole.length > 0 ? whole : names.bearing([name], name);
      return Promise.resolve({
        asked: name,
        employers: [...new Set(guides.map(({ employer }) => employer))].slice(0, MOST),
        guides: guides.slice(0, MOST).map(({ id, title, employer, planYear }) => ({ id, title, employer, planYear })),
      });
    },
  };
}
