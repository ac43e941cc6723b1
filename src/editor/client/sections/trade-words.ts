// Words by which people of a trade look for a type of section.
import { say } from '../../../base/words/say.ts';
const words = (): Readonly<Record<string, string>> => ({
  announcement: say('notice closed holiday news bar'),
  'before-after': say('renovation comparison'),
  'card-grid': say('services offers rooms products'),
  comparison: say('plans packages'),
  'contact-details': say('phone address opening hours directions find us'),
  cta: say('book reserve button'),
  downloads: say('files pdf brochure menu'),
  entries: say('news blog events list'),
  faq: say('questions answers'),
  form: say('contact enquiry booking reservation table'),
  gallery: say('photos pictures portfolio'),
  'job-list': say('jobs careers vacancies'),
  'logo-carousel': say('partners clients brands'),
  map: say('location directions find us'),
  opening: say('hero welcome start cover'),
  'price-list': say('menu card food drinks dishes rates treatments'),
  pricing: say('plans packages rates'),
  quote: say('statement motto'),
  'rich-text': say('text about us imprint privacy'),
  stats: say('numbers figures'),
  steps: say('how it works process'),
  table: say('opening hours timetable prices'),
  team: say('about us people staff'),
  testimonials: say('reviews opinions guests'),
  timeline: say('history story'),
  video: say('film clip'),
});

/** @returns the words of a type; "" for a type that has none */
export function listTradeWords(type: string): string {
  return words()[type] ?? '';
}
