import type { IconData } from '../../parts/icon';

/** A bush, drawn for this board. */
const bush: IconData = {
  body: '<path fill="#2f6b2a" d="M4 25c-3-2-3-7 1-8-1-5 5-8 8-5 2-5 10-4 10 1 4-1 7 3 5 6 4 2 3 7-1 8H6c-1 0-2-1-2-2Z"/><path fill="#4f9a3c" d="M7 22c-2-1-1-5 2-4 0-4 5-5 6-2 2-4 7-2 6 1 3-1 5 2 3 4Z"/><circle cx="11" cy="16" r="1.400" fill="#ef6a6a"/><circle cx="19" cy="18.500" r="1.400" fill="#ef6a6a"/><circle cx="20" cy="12.500" r="1.200" fill="#ef6a6a"/>',
  width: 32,
  height: 32,
};

export default bush;
