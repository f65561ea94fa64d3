import { useState, type FormEvent } from 'react';
import { useCall } from '../../../lib/query.ts';
import { Button } from '../../../ui/button.tsx';
import { formatNumber } from '../../../ui/counter.tsx';
import { cx } from '../../../ui/cx.ts';
import { Field, Input } from '../../../ui/field.tsx';
import { Block } from '../block.tsx';
import { Loaded } from '../loaded.tsx';
import { fileInputLook } from './file-input-look.ts';
import { ImportProgress } from './import-progress.tsx';
import { RunList } from './run-list.tsx';
import { addressSource, fileSource, useImport } from './use-import.ts';

const KINDS = '.pdf,.doc,.docx,.txt,.md,.html,.htm';

/** Brings guides in: files by the hundred, or a web address. */
export function ImportPanel() {
  const { progress, start } = useImport();
  const library = useCall('GET /api/admin/library', { staleTime: 0 });
  const isRunning = progress?.isRunning === true;
  const send = (files: readonly File[]) => {
    const [first] = files;
    if (first === undefined || isRunning) return;
    const label = files.length === 1 ? first.name : `${first.name} and ${formatNumber(files.length - 1)} more`;
    start(label.slice(0, 200), files.map(fileSource));
  };
  return (
    <div className="grid grid-cols-1 gap-10">
      <Block title="Files">
        <FileInput isDisabled={isRunning} onFiles={send} />
        {progress === null ? null : <ImportProgress progress={progress} />}
      </Block>
      <Block title="Web address">
        <AddressForm isDisabled={isRunning} onAddress={(url) => start(url.slice(0, 200), [addressSource(url)])} />
      </Block>
      <Block title="Latest imports">
        <Loaded source={library}>{({ imports }) => <RunList runs={imports} />}</Loaded>
      </Block>
    </div>
  );
}

/** A file input takes what is dropped on it by itself: it only has to be large enough. */
function FileInput({ isDisabled, onFiles }: { isDisabled: boolean; onFiles: (files: readonly File[]) => void }) {
  return (
    <Field
      label="Choose guides, or drop them here"
      hint="PDF, Word, text and web pages, up to 100 MB each. What is there already is recognized: an import that broke off is taken up by choosing the same files again."
    >
      {(control) => (
        <input
          {...control}
          type="file"
          multiple
          accept={KINDS}
          disabled={isDisabled}
          className={cx(fileInputLook, 'rounded-card border border-dashed border-edge p-6 hover:bg-hover')}
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      )}
    </Field>
  );
}

function AddressForm({ isDisabled, onAddress }: { isDisabled: boolean; onAddress: (url: string) => void }) {
  const [url, setUrl] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (url.trim() === '' || isDisabled) return;
    onAddress(url.trim());
    setUrl('');
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <Field label="Address of a guide" className="min-w-0 grow basis-64 sm:max-w-form">
        {(control) => (
          <Input
            {...control}
            type="url"
            placeholder="https://"
            value={url}
            onChange={({ target }) => setUrl(target.value)}
          />
        )}
      </Field>
      <Button type="submit" disabled={url.trim() === '' || isDisabled}>
        Import Address
      </Button>
    </form>
  );
}
