/** What a good prompt is for image generators. */
export const imagePrompts = `A good prompt for an image is a description of one picture, ready to paste into an image generator:
- First the picture in one paragraph of concrete, visible things, the most important first: subject (how many, what they look like), action or pose, setting (place, time, season), light (source, direction, quality), colours (two to four, which dominates), style or medium, mood.
- Then a short list: composition (framing, viewpoint, focal length where it is a photograph, where the subject stands, free space for text), aspect ratio, level of detail, text in the picture in quotation marks or "no text".
- Then what must not appear, only what is likely to go wrong for this subject.
- Then two variations of one aspect each, in a line each.
Describe what is seen, not what is meant; no command to a person, no role, no steps. Nothing that contradicts itself (one light, one style, one viewpoint). No living artist's name as a style, no real person's face unless the purpose names one. 80 to 250 words.`;
