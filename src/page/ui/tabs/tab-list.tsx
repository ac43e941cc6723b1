// The row of tabs of a tabbed block. A behaviour brings it to life: tabs.behavior.ts, or the
// carousel's for slides.

export interface TabListProps {
  /** Accessible name of the list: the subject of the tabs. */
  label: string;
  tabs: string[];
  /** Unique on the page: the ids of tabs and panels start with it. */
  id: string;
  /** Kind of contents: panels, or the slides of a carousel. */
  shows: 'panel' | 'slide';
  /** True if the tabs are below each other on a wide screen: up and down move among them, too. */
  isColumn?: boolean;
}

/** The first tab is selected; the panel of tab 2 has the id `<id>-panel-2` or `<id>-slide-2`. */
export function TabList({ label, tabs, id, shows, isColumn }: TabListProps) {
  return (
    <div
      className="tab-list needs-script"
      role="tablist"
      aria-label={label}
      aria-orientation={isColumn ? 'vertical' : undefined}
    >
      {tabs.map((tab, index) => (
        <button
          key={index}
          type="button"
          role="tab"
          id={`${id}-tab-${index + 1}`}
          className="tab"
          aria-controls={`${id}-${shows}-${index + 1}`}
          aria-selected={index === 0}
          tabIndex={index === 0 ? 0 : -1}
          data-slide-to={shows === 'slide' ? index : undefined}
        >
          {tab}
        </button>
      ))}
    </div>
  );
}
