const words = (list: string) => new Set(list.split(/\s+/).filter(Boolean));

/** Words and characters that show the language of a short text. */
export const languageWords = {
  english: words(
    `the an of for and with my your our this that these is are was be it its i you we they to from about into
  write make create translate summarize summarise explain give help need want please how what should which
  email letter report summary speech story plan review survey list post page words short long english japanese
  fix check draft generate rewrite improve turn as on at by not can will would has have do does me who when
  promo video slow motion music second minute reply tell thanks birthday card funny friendly hello hi
  job resume party invitation recipe meeting client customer school wedding travel guide sales marketing company
  product message texts love sell fun name names ideas idea sell cat dog house home team boss manager brief`,
  ),
  spanish: words(
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
  hola gracias buenos días adiós ayuda cena comida casa trabajo amor madre padre horario horarios tareas publicacion
  redes sociales comidas dieta ejercicio rutina guion guión consulta datos jefe jefa kiero quiero pa mensaje saludo
  presupuesto propuesta poema cancion canción regalo regalos plantilla reseña folleto boletin boletín titulo título
  abuela abuelo hermana hermano amigo amiga amigos hijo hija vecino vecina vecinos equipo alumnos ideas
  clasificar clasifica ordenar ordena enviar envía repartir avisar avisa automatizar automatiza programar publicar
  publica guardar guarda extraer extrae registrar registra actualizar actualiza descargar renombrar notificar
  organizar organiza copiar mover borrar felicitar cumple formal curso examen apuntes ensayo q k hace esto eso raro aqui vamos dias celu chamba años año carro nada redaccion redacción solicitud reclamacion reclamación`,
  ),
  /** Common short words of unsupported languages. */
  other: words(
    `le les des une pour avec dans votre mon ma je vous écris écrire écrivez bonjour merci lettre courriel au du et est
  der die das und ein eine einen für mit schreibe schreib bitte über ich nicht auf zum zur brief
  não você uma meu minha escreva escreve um com os obrigado olá seu sua
  um uma pra ao pôr sem câmera você tous mes ce cette affiche sauvegarde
  il gli scrivi per della di che sono mio mia ciao grazie una lettera
  het een voor van niet schrijf och att för på jeg og`,
  ),
  /** Everyday Japanese in Latin letters. */
  romaji: words(
    `kudasai desu masu onegai onegaishimasu arigatou arigato konnichiwa ohayou watashi boku shite kaite tsukutte
  oshiete mēru meeru nihongo eigo suru shimasu gozaimasu tanoshii sensei`,
  ),
  /** Chinese characters not in use in Japanese. */
  chineseOnly: /[们这说吗请给为么对让您她啊吧呢谁谢读书车问题时间还你嗎妳說幫們麼沒个写]/u,
};
