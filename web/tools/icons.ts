import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

interface IconSet {
  width?: number;
  height?: number;
  icons: Record<string, { body: string; width?: number; height?: number }>;
  aliases?: Record<string, { parent: string }>;
}

/** `import llama from 'icon:fluent-emoji-flat/llama'` bundles that one drawing of an icon set. */
export function icons(): Plugin {
  const sets = new Map<string, IconSet>();
  return {
    name: 'icons',
    resolveId: (id) => (id.startsWith('icon:') ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0icon:')) return undefined;
      const [set, name] = id.slice('\0icon:'.length).split('/');
      if (!sets.has(set)) sets.set(set, JSON.parse(readFileSync(require.resolve(`@iconify-json/${set}/icons.json`), 'utf8')));
      const found = sets.get(set)!;
      const icon = found.icons[name] ?? found.icons[found.aliases?.[name]?.parent ?? ''];
      if (!icon) throw new Error(`The icon set ${set} has no icon ${name}.`);
      const size = icon.width ?? found.width ?? 16;
      return `export default ${JSON.stringify({ body: icon.body, width: size, height: icon.height ?? found.height ?? 16 })}`;
    },
  };
}
