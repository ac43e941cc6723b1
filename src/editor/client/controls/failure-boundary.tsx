// An error boundary that replaces a failed part of the editor by a message: the other parts go on.
import { say } from '../../../base/words/say.ts';
import { Component, type ReactNode } from 'react';
import './trouble.css';

export interface FailureBoundaryProps {
  /** Another one lets the part try again. */
  resetKey: string;
  children: ReactNode;
}

interface State {
  failed: string | null;
  resetKey: string;
}

export class FailureBoundary extends Component<FailureBoundaryProps, State> {
  override state: State = { failed: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: error instanceof Error ? error.message : String(error) };
  }

  static getDerivedStateFromProps({ resetKey }: FailureBoundaryProps, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { failed: null, resetKey };
  }

  override render(): ReactNode {
    const { failed } = this.state;
    if (failed === null) return this.props.children;
    return (
      <p className="trouble" role="alert">
        {say(
          'This part of the editor has failed, which is a mistake of Pagewright and not yours. What you typed is saved. Choose something else, or load the page anew. ({failed})',
          { failed },
        )}
      </p>
    );
  }
}
