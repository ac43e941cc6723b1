// The marks of the social networks, drawn in place.
import type { SiteSocialLink } from '#schemas';

type Network = SiteSocialLink['network'];

/** The networks' names, which are the same in every language. */
export const networkNames: Record<Network, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  x: 'X (Twitter)',
  youtube: 'YouTube',
};

const paths: Record<Network, string> = {
  facebook:
    'M14 8.5V6.8c0-.8.2-1.3 1.400-1.300H17V2.600c-.7-.1-1.600-.2-2.500-.2-2.600 0-4.300 1.600-4.300 4.400v1.700H7.500V12h2.700v9.600H14V12h2.700l.5-3.500z',
  instagram:
    'M8 2.500h8A5.500 5.500 0 0 1 21.500 8v8a5.500 5.500 0 0 1-5.500 5.500H8A5.500 5.500 0 0 1 2.500 16V8A5.500 5.500 0 0 1 8 2.500zm0 2A3.500 3.500 0 0 0 4.500 8v8A3.500 3.500 0 0 0 8 19.500h8a3.500 3.500 0 0 0 3.500-3.500V8A3.500 3.500 0 0 0 16 4.500zm4 2.700a4.800 4.800 0 1 1 0 9.600 4.800 4.800 0 0 1 0-9.600zm0 2a2.800 2.800 0 1 0 0 5.600 2.800 2.800 0 0 0 0-5.600zm5-3.300a1.200 1.200 0 1 1 0 2.400 1.200 1.200 0 0 1 0-2.400z',
  linkedin:
    'M3 9h4v12H3zM5 2.800a2.200 2.200 0 1 1 0 4.400 2.200 2.200 0 0 1 0-4.400zM9.500 9h3.800v1.700c.6-1 1.900-2 3.800-2 3.900 0 4.600 2.500 4.600 5.700V21h-4v-5.900c0-1.400 0-3.100-1.900-3.100s-2.300 1.500-2.300 3V21h-4z',
  x: 'M3 3h5.500l4.200 5.700L17.600 3H20l-6.200 7.200L21 21h-5.500l-4.600-6.300L5.500 21H3l6.800-7.900zm3.600 1.800 9.800 14.400h1.300L8 4.800z',
  youtube:
    'M12 5c7 0 8.300.4 9 1.700.5 1 .5 3 .5 5.300s0 4.300-.5 5.300c-.7 1.300-2 1.700-9 1.700s-8.300-.4-9-1.700c-.5-1-.5-3-.5-5.300s0-4.300.5-5.300C3.700 5.400 5 5 12 5zm-2 4v6l5-3z',
};

/** A network's mark, 20 pixels wide; its name must stand beside it. */
export function SocialGlyph({ network }: { network: Network }) {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" aria-hidden="true">
      <path d={paths[network]} />
    </svg>
  );
}
