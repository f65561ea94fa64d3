import { useId } from 'react';
import type { AdminGuide } from '../../../../contract/admin-library.ts';
import { upload } from '../../../lib/call.ts';
import { useAct } from '../use-act.ts';
import { fileInputLook } from './file-input-look.ts';
import { libraryCalls } from './library-calls.ts';

/** Puts another file in place of a guide's: whoever unlocked it reads the new one. */
export function EditionButton({ guide }: { guide: AdminGuide }) {
  const id = useId();
  const replace = useAct(
    (file: File) =>
      upload(
        'POST /api/admin/library/guides/{guideId}/edition',
        { params: { guideId: guide.id }, query: { name: file.name } },
        file,
      ),
    { done: 'The new edition is in the library', failed: 'Failed to replace the guide', again: libraryCalls },
  );
  return (
    <div className="grid grid-cols-1 gap-1">
      <label htmlFor={id} className="text-small font-strong">
        {replace.isPending ? 'Reading the new edition…' : 'Replace by a new edition'}
      </label>
      <input
        id={id}
        type="file"
        disabled={replace.isPending}
        className={fileInputLook}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) replace.mutate(file);
          target.value = '';
        }}
      />
    </div>
  );
}
