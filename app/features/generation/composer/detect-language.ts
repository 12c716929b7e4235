import { defaultLanguage, type Language } from "~/languages";
import { maskMaterial } from "./facts/mask-material";

const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/gu;
const japaneseRequest =
  /(?:して|ください|下さい|たい|お願い(?:します)?|ほしい|欲しい|書いて|訳して|まとめて|教えて|作って|考えて|直して|作成|です|ます)[。．.！!？?\s]*$/m;

const englishWords = new Set(
  `the an of for and with my your our this that these is are was be it its i you we they to from about into
  write make create translate summarize summarise explain give help need want please how what should which
  email letter report summary speech story plan review survey list post page words short long english japanese
  fix check draft generate rewrite improve turn as on at by not can will would have has do does me who when`
    .split(/\s+/)
    .filter(Boolean),
);
const spanishWords = new Set(
  `el la los las un una unos unas de del al y o para por con sin que en es mi mis tu tus su sus lo le les se
  como sobre desde hasta este esta estos estas ese esa más mas pero muy quiero necesito quisiera escribe escribir
  escribeme haz hazme crea crear redacta redactar traduce traducir resume resumir corrige revisa revisar dame
  ayudame ayúdame prepara preparar genera generar explica explicame analiza correo carta informe resumen discurso
  cuento relato receta encuesta anuncio entrevista contrato articulo artículo noticia clase leccion lección
  traduccion traducción curriculo currículum presentacion presentación campaña lluvia nombre
  nombres empresa cliente clientes imagen foto cartel logotipo dibujo retrato paisaje perro gato vídeo
  película pelicula recordatorio factura facturas pedidos reunion reunión acta minuta itinerario viaje tabla
  comunicado prensa respuesta queja disculpa agradecimiento invitación invitacion felicitación boda cumpleaños
  playa ciudad noche niña niño mujer hombre mañana semana semanal lunes martes miércoles jueves viernes ventas
  hola gracias buenos días adiós ayuda cena comida casa trabajo amor madre padre horario horarios tareas publicacion redes sociales comidas dieta ejercicio rutina guion guión consulta datos`
    .split(/\s+/)
    .filter(Boolean),
);

/**
 * The language in which a purpose is written. Quotations, code and addresses do not count unless there is
 * nothing else; a word that is neither Japanese nor Spanish counts as English, a text without letters as Japanese.
 */
export function detectLanguage(text: string): Language {
  const masked = maskMaterial(text);
  const spoken = /\p{L}/u.test(masked) ? masked : text;
  const whole = weigh(spoken);
  if (whole.japanese > 0) {
    const latin = Math.max(whole.english, whole.spanish);
    if (latin < 2 || japaneseRequest.test(spoken)) return "ja";
    const head = weigh(spoken.split(/[:：\n]/, 1)[0] ?? "");
    if (head.japanese > 2 && head.japanese / 2 > Math.max(head.english, head.spanish)) return "ja";
    if (whole.japanese / 2 >= whole.words) return "ja";
  }
  if (whole.words === 0) return /\p{L}/u.test(spoken) ? "en" : defaultLanguage;
  return whole.spanish > whole.english ? "es" : "en";
}

function weigh(text: string) {
  const words = text.toLowerCase().match(/\p{Script=Latin}[\p{Script=Latin}\p{M}'’]*/gu) ?? [];
  let english = 0;
  let spanish = (text.match(/[¿¡]/g) ?? []).length * 3;
  for (const word of words) {
    if (englishWords.has(word)) english += 1;
    if (spanishWords.has(word)) spanish += 1;
    if (/ñ|[áíóú]/.test(word)) spanish += 1.5;
    if (/(?:ción|ciones|miento|mientos|idad)$/.test(word)) spanish += 1;
    else if (/(?:ing|tion|ly|ness|ship)$/.test(word)) english += 0.5;
  }
  return { japanese: (text.match(japanese) ?? []).length, words: words.length, english, spanish };
}
