// The icons of the editor's own controls, from the same set as those of the pages.
import './icon.css';
const shapes = {
  undo: 'M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11',
  redo: 'm15 14 5-5-5-5M20 9H9.5a5.5 5.5 0 0 0 0 11H13',
  outline: 'M3 5h18M3 12h18M3 19h18',
  close: 'M18 6 6 18M6 6l12 12',
  plus: 'M12 5v14M5 12h14',
  up: 'm18 15-6-6-6 6',
  down: 'm6 9 6 6 6-6',
  right: 'm9 18 6-6-6-6',
  left: 'm15 18-6-6 6-6',
  more: 'M12 5h.01M12 12h.01M12 19h.01',
  trash: 'M3 6h18M8 6V4h8v2M19 6l-1 14H6L5 6M10 11v6M14 11v6',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  hidden:
    'M10 5.2A10 10 0 0 1 22 12a17 17 0 0 1-2.2 3.2M6.6 6.6A17 17 0 0 0 2 12a10 10 0 0 0 14.6 5.2M3 3l18 18M10 10a3 3 0 0 0 4 4',
  shown: 'M2 12a10.7 10.7 0 0 1 20 0 10.7 10.7 0 0 1-20 0M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  drag: 'M9 5h.01M9 12h.01M9 19h.01M15 5h.01M15 12h.01M15 19h.01',
  settings: 'M4 6h10M18 6h2M4 12h2M10 12h10M4 18h8M16 18h4M16 4v4M8 10v4M14 16v4',
  warning: 'm21.7 18-8-14a2 2 0 0 0-3.4 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.7-3M12 9v4M12 17h.01',
  check: 'M20 6 9 17l-5-5',
  picture: 'M4 4h16v16H4zM4 16l5-5 5 5 2-2 4 4M15 9h.01',
  link: 'M10 13a5 5 0 0 0 7.5.5l3-3a5 5 0 0 0-7-7l-1.8 1.7M14 11a5 5 0 0 0-7.5-.5l-3 3a5 5 0 0 0 7 7l1.8-1.7',
  phone: 'M7 2h10v20H7zM11 18h2',
  tablet: 'M5 2h14v20H5zM11 18h2',
  desktop: 'M3 4h18v12H3zM8 20h8M12 16v4',
  fit: 'M3 8V3h5M16 3h5v5M21 16v5h-5M8 21H3v-5',
  shared: 'M12 3 3 8l9 5 9-5zM3 13l9 5 9-5',
  move: 'M5 9l-3 3 3 3M9 5l3-3 3 3M15 19l-3 3-3-3M19 9l3 3-3 3M2 12h20M12 2v20',
  calendar: 'M4 5h16v16H4zM4 10h16M8 2v5M16 2v5',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14M20 20l-4-4',
  highlight: 'M4 20h16M7 15l8-11 4 3-8 10H7z',
  bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z',
  italic: 'M11 5h7M6 19h7M14.5 5l-5 14',
  heading: 'M6 5v14M18 5v14M6 12h12',
  'sub-heading': 'M5 5v14M14 5v14M5 12h9M18 19v-7l-2 1.5',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  numbers: 'M10 6h10M10 12h10M10 18h10M4 5l1.5-1v5M4 14.5c0-2 3-2 3 0 0 1.5-3 2-3 4h3',
  quote: 'M4 13h5v5H4v-6c0-3 1.5-5 4-6M14 13h5v5h-5v-6c0-3 1.5-5 4-6',
  table: 'M4 5h16v14H4zM4 10h16M4 14.5h16M12 5v14',
  language: 'M3 12a9 9 0 1 0 18 0 9 9 0 0 0-18 0M3 12h18M12 3c-5 5-5 13 0 18 5-5 5-13 0-18',
  pencil: 'M4 20l1-4L16.5 4.5a2.1 2.1 0 0 1 3 3L8 19zM14 7l3 3',
  pointer: 'm5 3 6 17 2.5-7L20 11z',
  page: 'M6 2h9l4 4v16H6zM14 2v5h5',
};

export type IconName = keyof typeof shapes;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" data-name={name} viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}
