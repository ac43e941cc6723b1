// The type of a queued event: the part that it is for is not awake yet.
export interface QueuedEvent {
  event: Event;
  /** The button that was clicked, the tab that had the key, or the form. */
  control: HTMLElement;
  /** The part that must wake first. */
  root: HTMLElement;
}
