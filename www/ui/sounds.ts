// The sounds of the page, by name.

/** What pieces are made of, which decides how they sound. */
export type Material = 'wood' | 'stone' | 'bone';

/** The sounds of the page. */
export type SoundName = 'pick' | 'land' | 'flip' | 'take' | 'refuse' | 'turn' | 'end' | 'count';
