/** Nouns with their articles, the most frequent first. */
export const nouns =
  `el texto|la imagen|el contenido|la información|el público|la creación|el diseño|la empresa|el cliente|la campaña|el título
  |la descripción|el análisis|la estrategia|el artículo|la página|el correo|la reunión|el código|la aplicación|el vídeo|la canción
  |el niño|la educación|el inglés|el español|la cocina|el menú|la música|la edición|el guión|la iluminación|el fondo|la técnica|el año
  |la investigación|el límite|la pregunta|la opinión|el viaje|la salud|el teléfono|la ética|el árbol|la región|el equipo|la ciudad
  |el precio|la opción|el número`.split(/\s*\|/);

/** Verbs, the most frequent first. */
export const verbs =
  `crea escribe explica resume analiza mejora propón traduce describe compara diseña añade corrige prepara enumera`.split(
    " ",
  );

/** Adjectives that fit every gender. */
export const qualities =
  `breve clave formal actual original útil fácil eficaz visual amable natural coherente relevante ágil común`.split(
    " ",
  );

/** Sentences, the most frequent first: N stands for a noun, V for a verb, Q for a quality, D for a number. */
export const sentences = [
  "V N según N.",
  "Por favor, V N con un tono Q.",
  "Eres una persona experta en N y N.",
  "- V N en menos de D palabras.",
  "Después, V N y N de forma Q.",
  "¿Qué relación hay entre N y N?",
  "## N",
  "Además, N debe ser Q y N también.",
  "No inventes N: pregunta si falta N.",
  "Usa D ejemplos para mostrar N.",
] as const;

/** Stems of rarer nouns. */
export const stems =
  `cál tran mar con per lum sol vent fran gra ter cor bal pin rec dom sal mon fer cas lib nov pal rod tem vig zar bri cla dur`.split(
    " ",
  );
export const middles = `a e i o u ia ue ora ele ini uma ate ori uli enta ira`.split(" ");
export const endings = `ción miento dad aje ura eza ista ería ismo anza ñol ínez ador ible`.split(" ");
