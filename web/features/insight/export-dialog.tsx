import { useMutation } from '@tanstack/react-query';
import type { Chat } from '../../../contract/insight.ts';
import { EXPORT_FORMATS } from '../../../contract/limits.ts';
import { open } from '../../lib/call.ts';
import { messageOf } from '../../lib/request-error.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { DownloadIcon } from '../../ui/icons/actions.tsx';
import { tellFailure } from './use-chats.ts';

type Format = (typeof EXPORT_FORMATS)[number];

const TYPES: Record<Format, string> = { md: 'text/markdown', pdf: 'application/pdf' };
const NAMES: Record<Format, string> = { md: 'Markdown', pdf: 'PDF' };

/** The title as a file is called. */
const fileName = (title: string): string =>
  title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'insight';

/** Hands out a perspective as a file, with the sources of its answers. */
export default function ExportDialog({ chat, onClose }: { chat: Chat; onClose: () => void }) {
  const title = chat.title ?? 'New Conversation';
  const fetching = useMutation({
    mutationFn: async (format: Format) => {
      const input = { params: { chatId: chat.id }, query: { format } };
      const answer = await open('GET /api/chats/{chatId}/export', input, TYPES[format]);
      saveFile(`${fileName(title)}.${format}`, await answer.blob(), TYPES[format]);
    },
    onSuccess: onClose,
    onError: (error) => tellFailure(error, messageOf(error, 'The file could not be made. Please try again.')),
  });
  return (
    <Dialog
      title="Export this perspective"
      description={`“${title}” with everything said in it and the sources of its answers.`}
      tool="insight"
      busy={fetching.isPending}
      onClose={onClose}
    >
      <DialogActions>
        {EXPORT_FORMATS.map((format, at) => (
          <Button
            key={format}
            data-first-focus={at === 0 || undefined}
            icon={<DownloadIcon size={18} />}
            pending={fetching.isPending && fetching.variables === format}
            onClick={() => (fetching.isPending ? undefined : fetching.mutate(format))}
          >
            {NAMES[format]}
          </Button>
        ))}
      </DialogActions>
    </Dialog>
  );
}
