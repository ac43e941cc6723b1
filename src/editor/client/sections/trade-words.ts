// Words by which people of a trade look for a type of section, in English and German.
const words: Readonly<Record<string, string>> = {
  announcement: 'notice closed holiday news bar | hinweis betriebsferien geschlossen aktion',
  'before-after': 'renovation comparison | vorher nachher renovierung umbau',
  'card-grid': 'services offers rooms products | leistungen angebote zimmer produkte',
  comparison: 'plans packages | tarife pakete vergleich',
  'contact-details': 'phone address opening hours directions find us | kontakt telefon adresse öffnungszeiten anfahrt',
  cta: 'book reserve button | buchen reservieren termin knopf',
  downloads: 'files pdf brochure menu | dateien prospekt speisekarte pdf formulare',
  entries: 'news blog events list | neuigkeiten aktuelles blog termine veranstaltungen',
  faq: 'questions answers | fragen antworten',
  form: 'contact enquiry booking reservation table | kontaktformular anfrage buchung reservierung tisch',
  gallery: 'photos pictures portfolio | fotos bilder galerie referenzen',
  'job-list': 'jobs careers vacancies | stellen karriere ausbildung mitarbeiter gesucht',
  'logo-carousel': 'partners clients brands | partner kunden marken',
  map: 'location directions find us | anfahrt lage standort karte',
  opening: 'hero welcome start cover | startbild willkommen titel',
  'price-list':
    'menu card food drinks dishes rates treatments | speisekarte getränkekarte preisliste gerichte preise karte',
  pricing: 'plans packages rates | tarife pakete preise',
  quote: 'statement motto | zitat leitspruch',
  'rich-text': 'text about us imprint privacy | text über uns impressum datenschutz',
  stats: 'numbers figures | zahlen fakten',
  steps: 'how it works process | ablauf so geht es schritte',
  table: 'opening hours timetable prices | öffnungszeiten stundenplan tabelle kurse',
  team: 'about us people staff | über uns mannschaft mitarbeiter personen',
  testimonials: 'reviews opinions guests | bewertungen kundenstimmen meinungen gäste',
  timeline: 'history story | geschichte chronik',
  video: 'film clip | film',
};

/** @returns the words of a type; "" for a type that has none */
export function listTradeWords(type: string): string {
  return words[type] ?? '';
}
