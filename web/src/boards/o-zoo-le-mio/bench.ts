import type { IconData } from '../../parts/icon';

/** A park bench, drawn for this board. */
const bench: IconData = {
  body: '<path fill="#6b4423" d="M5 17h2.500v9H5zM24.500 17H27v9h-2.500z"/><path fill="#b9783f" stroke="#5a3716" stroke-width=".8" d="M3 8.500h26v3H3zm0 4.500h26v3H3z"/><path fill="#d2935a" stroke="#5a3716" stroke-width=".8" d="M2 18h28l-1.200 3.500H3.200z"/>',
  width: 32,
  height: 32,
};

export default bench;
