/** What this browser remembers: theme, sound, movement, words instead of boards, and which games' first turn was shown. */

export type Theme = 'auto' | 'light' | 'dark';

interface Stored {
  theme: Theme;
  sound: boolean;
  still: boolean;
  words: boolean;
  toured: string[];
}

const KEY = 'menagerie.settings';

function stored(): Partial<Stored> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>;
  } catch {
    return {};
  }
}

class Settings {
  theme = $state<Theme>('auto');
  sound = $state(false);
  still = $state(false);
  words = $state(false);
  toured = $state<string[]>([]);

  constructor() {
    const found = stored();
    this.theme = found.theme ?? 'auto';
    this.sound = found.sound ?? false;
    this.still = found.still ?? false;
    this.words = found.words ?? false;
    this.toured = found.toured ?? [];
    this.apply();
  }

  /** Milliseconds of a movement of that length, or 0 when the player wants stillness. */
  motion(milliseconds: number): number {
    return this.still || matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : milliseconds;
  }

  apply(): void {
    const root = document.documentElement;
    root.style.colorScheme = this.theme === 'auto' ? 'light dark' : this.theme;
    root.classList.toggle('still', this.still);
  }

  save(): void {
    this.apply();
    const { theme, sound, still, words, toured } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ theme, sound, still, words, toured }));
    } catch {
      // A browser that forgets is no reason to stop.
    }
  }
}

export const settings = new Settings();

/** Two soft notes: it is your turn. */
export function chime(): void {
  if (!settings.sound) return;
  const audio = new AudioContext();
  [523.25, 783.99].forEach((pitch, index) => {
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    const start = audio.currentTime + index * 0.14;
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0, start);
    loudness.gain.linearRampToValueAtTime(0.12, start + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
    tone.connect(loudness).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.5);
  });
}
