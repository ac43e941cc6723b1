// The only script on the critical path: wakes what the page needs when it needs it, and follows links.
import { wakeWhenNeeded } from './live.ts';
import { followLinks } from './links.ts';
import { keepNativeState } from './native-state.ts';

keepNativeState();
followLinks();
wakeWhenNeeded(document);
