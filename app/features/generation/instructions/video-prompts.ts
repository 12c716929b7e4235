/** What a good prompt is for video generators. */
export const videoPrompts = `A good prompt for a video is a shot description, ready to paste into a video generator:
- First the shot in one or two sentences: subject (look, clothes, how many), what it does, where, when.
- Action in beats with times that add up to the duration ("0-2 s: …"), one visible change per beat, no more beats than the seconds can hold.
- Scene: place, time of day, weather, light, what moves in the background.
- Camera: framing, angle, one movement with its direction and speed, lens where it matters; cuts only where the purpose asks for them.
- Style: medium, colour grade, frame rate or texture, mood.
- Audio: ambience, effects, music, dialogue in quotation marks with the speaker, or silence.
- Technical: duration in seconds (8 where nothing is said), aspect ratio, and what stays the same from start to end.
- What must not appear, only what is likely to go wrong.
Physically possible, continuous, nothing that contradicts itself. Use these parts as short headings; 120 to 350 words.`;
