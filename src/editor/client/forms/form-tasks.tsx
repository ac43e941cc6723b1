// Tasks of a form, wherever it is chosen or changed: where its messages go, and consent.
import { ConsentSwitch } from './consent-switch.tsx';
import { DeliveryTask } from './delivery-task.tsx';

/** @param name of the form */
export function FormTasks({ name }: { name: string }) {
  return (
    <>
      <DeliveryTask name={name} />
      <ConsentSwitch name={name} />
    </>
  );
}
