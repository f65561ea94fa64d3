import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { isUnauthorized, messageOf } from '../../lib/request-error.ts';
import { saveFile } from '../../lib/save-file.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { DownloadIcon } from '../../ui/icons/actions.tsx';

/** Everything that is kept about the person, as a file. */
export function ExportData() {
  const exporting = useMutation({
    mutationFn: () => call('GET /api/user/export'),
    onSuccess: (data) => {
      const name = `benesight-data-${data.exportedAt.slice(0, 10)}.json`;
      saveFile(name, `${JSON.stringify(data, null, 2)}\n`, 'application/json');
    },
    onError: (error) => {
      if (isUnauthorized(error)) return;
      const description = messageOf(error, 'Your data could not be exported. Please try again.');
      toast({ title: 'Error', description, tone: 'destructive' });
    },
  });
  return (
    <Button
      className="justify-self-start"
      icon={<DownloadIcon size={18} />}
      pending={exporting.isPending}
      onClick={() => exporting.mutate()}
    >
      Export My Data
    </Button>
  );
}
