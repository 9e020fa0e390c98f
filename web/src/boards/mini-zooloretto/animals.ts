import deer from 'icon:fluent-emoji-flat/deer';
import droplet from 'icon:fluent-emoji-flat/droplet';
import giraffe from 'icon:fluent-emoji-flat/giraffe';
import herb from 'icon:fluent-emoji-flat/herb';
import llama from 'icon:fluent-emoji-flat/llama';
import rhino from 'icon:fluent-emoji-flat/rhinoceros';
import rock from 'icon:fluent-emoji-flat/rock';
import wolf from 'icon:fluent-emoji-flat/wolf';
import type { IconData } from '../../parts/icon';

const own = (body: string): IconData => ({ body, width: 32, height: 32 });

const meerkat = own(
  '<path fill="#b98a55" d="M21.5 27c3-1 5.500 0 7 2.200c.4.700-.5 1.400-1.100.9c-1.700-1.500-3.600-1.600-6.400-.6Z"/><path fill="#d9ae74" d="M11 14c-1.600 3.500-2.500 7.500-2.300 11.500c.1 3 1.700 4.500 4.300 4.500h6c2.600 0 4.200-1.500 4.300-4.500c.2-4-.7-8-2.300-11.500Z"/><path fill="#f4ddb4" d="M12.600 16c-1 3-1.400 6.500-1 9.500c.3 2.200 1.500 3.500 4.400 3.500s4.100-1.300 4.400-3.500c.4-3 0-6.500-1-9.500Z"/><path fill="#b98a55" d="M10.600 16.500c1 3 2.600 4.600 4.600 5.200c.8.300.5 1.500-.4 1.400c-3-.4-5-2.200-5.700-4.600Zm10.800 0c-1 3-2.600 4.600-4.600 5.200c-.8.300-.5 1.500.4 1.400c3-.4 5-2.200 5.700-4.600Z"/><ellipse cx="9.700" cy="8" rx="1.900" ry="1.700" fill="#5b3d22"/><ellipse cx="22.300" cy="8" rx="1.900" ry="1.700" fill="#5b3d22"/><path fill="#d9ae74" d="M16 2c-4.500 0-6.800 3-6.800 6.500c0 4 3 7.500 6.800 7.500s6.800-3.500 6.800-7.500C22.800 5 20.500 2 16 2Z"/><path fill="#f4ddb4" d="M16 8c-2 0-3.300 2.500-3.300 4.500S14.200 16 16 16s3.300-1.500 3.300-3.500S18 8 16 8Z"/><ellipse cx="12.700" cy="8.200" rx="2" ry="2.200" fill="#5b3d22"/><ellipse cx="19.300" cy="8.200" rx="2" ry="2.200" fill="#5b3d22"/><circle cx="13" cy="8.200" r="1" fill="#111"/><circle cx="19" cy="8.200" r="1" fill="#111"/><circle cx="13.300" cy="7.800" r=".35" fill="#fff"/><circle cx="19.300" cy="7.800" r=".35" fill="#fff"/><ellipse cx="16" cy="12.300" rx="1.300" ry=".95" fill="#3a2715"/>',
);

const ostrich = own(
  '<path fill="#e8a58f" d="M13.200 23h1.600v6h1.700c.8 0 .8 1.200 0 1.200h-3.900c-.6 0-.6-1 .1-1.200h.5Zm5 0h1.600v6h1.700c.8 0 .8 1.200 0 1.200h-3.900c-.6 0-.6-1 .1-1.200h.5Z"/><path fill="#e8a58f" d="M8.200 5.500h2.600c.5 5 .7 8.500 3.200 11.500l-3 2.500C8 15.500 8 10 8.200 5.500Z"/><path fill="#f3ede4" d="M25 12.500c3 .5 5 2.500 4.500 5c-.2 1.200-1.200 1.700-2 1.300c.3 1.700-.7 3-2.500 2.700Z"/><path fill="#3d3a40" d="M10.500 18c0-4 4-7 9-7c4.500 0 8 2.800 8 6.500S23.500 25 18.500 25s-8-3-8-7Z"/><path fill="#f3ede4" d="M14 19.500c2.500 3 7 4 10.500 2.500c-2 2-4 3-6.500 3c-2.300 0-4.200-.8-5.400-2.300c-.8-1.200.3-4.600 1.400-3.200Z"/><path fill="#59545e" d="M15 15c2-2 6-2.400 8.500-.8c.6.400.2 1.300-.5 1.100c-2.300-.6-4.500-.4-6.700.8c-.8.400-1.900-.5-1.300-1.100Z"/><path fill="#e8a58f" d="M9.700 2C7.500 2 6 3.400 6 5.300s1.600 3 3.600 3s3.400-1.200 3.400-3S11.800 2 9.700 2Z"/><path fill="#e0a030" d="M6.800 4.300L2.600 5.800c-.8.300-.7 1.300.2 1.400l4.400.4Z"/><circle cx="8.900" cy="4.700" r="1.100" fill="#fff"/><circle cx="8.700" cy="4.800" r=".6" fill="#111"/><path fill="#3d3a40" d="M9.500 2c.5-.9 1.500-1.300 2.300-.9c-.2.500-.3.900-.2 1.300Z"/>',
);

/** The drawings by the names of kinds and landscapes in the view. */
export const DRAWINGS: Record<string, IconData> = { meerkat, giraffe, impala: deer, llama, rhino, ostrich, wolf, pond: droplet, shrub: herb, rock };

const LANDSCAPES = ['pond', 'shrub', 'rock'];

export interface Face {
  kind: string;
  form: 'plain' | 'male' | 'female' | 'offspring';
  landscape: boolean;
  words: string;
}

/** A tile's name such as `llama-m` taken apart. */
export function face(name: string): Face {
  const [kind, ending] = name.split('-');
  const form = ending === 'm' ? 'male' : ending === 'f' ? 'female' : ending === 'baby' ? 'offspring' : 'plain';
  return { kind, form, landscape: LANDSCAPES.includes(kind), words: form === 'plain' ? kind : `${kind} ${form}` };
}
