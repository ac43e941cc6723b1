// The task "Where should messages go?" of a form: its service, the one field that it needs, and a
// test message.
import { say, sayList } from '../../../base/words/say.ts';
import { useState, type FormEvent } from 'react';
import { DialogTrigger } from 'react-aria-components';
import { getCallKind } from '../../../page/forms/leads/call-kinds.ts';
import { TextButton } from '../controls/buttons.tsx';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { act, useSite } from '../state/site-store.ts';
import { useEditor } from '../state/store.ts';
import { ServiceChoice, useAccessField } from './service-choice.tsx';
import { nameService, listServices } from './services.ts';
import { readForm } from './form-data.ts';
import { TestMessage } from './test-message-button.tsx';

/** @param name of the form */
export function DeliveryTask({ name }: { name: string }) {
  const calls = useOwnCalls(name);
  const words = sayList(calls.map(nameService));
  return (
    <div className="setting">
      <DialogTrigger>
        <TextButton icon="link">{say('Where should messages go?')}</TextButton>
        <DialogFrame title={say('Where should messages go?')}>
          <DeliveryForm name={name} />
        </DialogFrame>
      </DialogTrigger>
      <p className="help">{words ? say('Now to {words}.', { words }) : say('Nowhere yet.')}</p>
    </div>
  );
}

function DeliveryForm({ name }: { name: string }) {
  const calls = useOwnCalls(name);
  const current = calls.find((call) => call in listServices());
  const [service, setService] = useState(current ?? Object.keys(listServices())[0]!);
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [trouble, setTrouble] = useState<string | null>(null);
  const { field, written } = useAccessField(service);
  const access = typed[service] ?? written;
  const isSaved = calls.length === 1 && current === service && access === written;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isDone = await act('form-delivery', { form: name, service, access });
    setTrouble(isDone ? null : useSite.getState().trouble);
  };
  return (
    <form className="dialog-form" onSubmit={(event) => void submit(event)}>
      {trouble && (
        <p className="setting-message error" role="alert">
          {trouble}
        </p>
      )}
      <ServiceChoice
        value={service}
        onChange={setService}
        access={{ field, value: access, change: (value) => setTyped({ ...typed, [service]: value }) }}
      />
      <p className="help">
        {say(
          'The service receives what your visitors write: name it on your page about privacy. While you work, messages of the pages stay on this computer; only the test message is really sent.',
        )}
      </p>
      {calls.length > 1 && !isSaved && (
        <p className="help">
          {say('Messages go to {services} now. This one takes their place.', {
            services: sayList(calls.map(nameService)),
          })}
        </p>
      )}
      <div className="row end">
        <TextButton look={isSaved ? 'plain' : 'primary'} type="submit" isDisabled={isSaved}>
          {isSaved ? say('Saved') : say('Save')}
        </TextButton>
      </div>
      <TestMessage
        name={name}
        isSaved={isSaved || current === undefined || calls.length > 1}
        key={`${service} ${access}`}
      />
    </form>
  );
}

/** @returns the calls that bring messages to the owner */
function useOwnCalls(name: string): string[] {
  const site = useEditor((state) => state.page?.files['site.yaml']?.data);
  const calls = readForm(site, name)?.delivery ?? [];
  return calls.filter((call) => getCallKind(call) !== 'reply').map(({ call }) => call);
}
