/** The words of a list. */
export const words = (list: string) => new Set(list.split(/\s+/).filter(Boolean));

/** Words and characters that show the language of a short text. */
export const languageWords = {
  english: words(
    `the an of for and with my your our this that these is are was be it its i you we they to from about into write make create translate summarize summarise explain give help need want please how what should which email letter report
    summary speech story plan review survey list post page words short long english japanese fix check draft generate rewrite improve turn as on at by not can will would has have do does me who when promo video slow motion music
    second minute reply tell thanks birthday card funny friendly hello hi job resume party invitation recipe meeting client customer school wedding travel guide sales marketing company product message texts love sell fun name names
    ideas idea cat dog house home team boss manager brief`,
  ),
  englishTopics: words(
    `announcement ad ads advert agenda album allergy amateur anniversary answer apartment apology apologise apologize app appointment argument article assignment assistant avoid baby back bake baking band bank bar baseball basic beach
    beginner best better between big bike bio black blog blue book books boyfriend bread breakfast breakup brother brand budget build building bullet business buy cake calendar call campaign camping captain caption captions car career
    cartoon catering center centre challenge chart chat cheap checklist chef chicken child children chocolate christmas church class classroom clean cleaning club coach code coffee college color come comment compare comparison complaint contact
    content contract cook cooking copy course cover cute dad daily damage data date daughter day days deadline dear debate deck delay design dessert detail details development diet die difference dinner doctor down dress drink easy
    edit emails employee engineer entrepreneur essay evening event everyday everything example exam excel exercise experience extension family farewell father feedback few fiction find first fish fitness flight flyer food football
    form formal free friend friends full game garden gift girlfriend girl goal goals good goodbye grammar grandma grandpa great green grocery group guest guitar gym hair happy hard he her his healthy history holiday homework hotel
    hour husband image informal instagram instructions insurance interview introduction invoice itinerary joke jokes june just kids kindergarten kitchen landing landlord language late leave lesson let life like limit line local logo
    look lunch market master math meal meals medical memo menu mental minutes mom money month monthly morning most mother motivation movie mum museum must negotiate neighbor neighbour new newsletter next nice night notes notice novel
    nurse office old one online only open opening order out outfit outline outreach package painting paper parent parents park partner pasta path payment person personal pet phone photo picture pitch pizza planning play plot podcast
    poem poetry poll portfolio portrait position poster practice presentation press price pricing profile program project prompt proposal pros puppy python question questions quiz quick quit quote raise reading real reason receipt
    recommendation red refund reminder rent repair request research resign resignation restaurant resumé résumé retirement return revision road role roommate routine rules run running said sale sample save say schedule science script
    season see send sentence sentences service session set shop shopping simple single sister site size slide slides slogan small social solo some son song sorry spanish special sports spring startup statement step still store
    strategy street student students studio study style subject summer support table take talk target tax teacher template test text thank their them then there thing thread three tiger time tip tips title toast today todo tomorrow
    tone tool topic toy train training trip tutorial tweet two under university up update use vacation van vegan vegetarian version volunteer wall war watch water way weather web website week weekend weekly welcome were white wife
    wild winter woman word work workout workshop world worksheet year yoga young café or if so us than too also no yes she had here him i'm man men over rap bad gang stage note pages posts route salon salade mail mails den dance
    ballet bien souvenir cuisine dossier brochure chic genre regime ski solution information communication conversation vendor mission attention option pension organization organisation instead regular popular similar familiar dollar
    dolphin kenya beef pork rice soup salad sandwich burger chili curry cheese sushi salmon shrimp fried roast grill potato tomato garlic lemon wine beer tea juice stew sauce eggs egg a in per w ai im am don media error ex formula due
    clients auto door piano manual op cv final professor funeral kind plus co court estate propose tag favor videos reunion met ve six opinion articles couple q beginners excuses phrases hang diner pan aide tacos ten ed jam biz robot
    leg sms lang phrase pot base dissertation persona jest excuse bail association ban schema vat nine t s command questionnaire motto act film noir every patient instant sport tests power system log temperature each put bored
    fall falling junior where before after ask get people last all go why did numbers pls wrong end keep much lines may grant know change many paste someone any now release show hours without add needed done off invite whom right read
    dates ready place light sign something customers sheet agreement longer start exactly gets answers grade nothing left more goes pay offer but years got file stock never weeks stop times move description says happened asking staff
    other result state already going board farm prices figures same room follow moving vs number once side sound files rows age response library respond own lost sort hand daycare kid folder count close part cut nursing demand seen
    since missing remind points clinic anything shift hiring decline shown cold used half months friday truck match decide scene far law stay through happens finished owner results top rate min writing alone died coworker query
    reference changes told terms photos city server backup invoices claims point empty changed country ones another members runs cost wording application things again costs care leaving items prep hr low procedure analysis machine
    sent cause format case leads around main pick cases pattern shape automatically automate columns went really plain early split away needs whole orders families camera news nobody mean bakery booking comments incident steps drop
    hire listing driver document stuff action advice amounts fixed item address options sum lease key fair shows wait bring chapter drive delivery council wide screen task try space loan fit candidate candidates above guests facts bus
    headline transcript spoken working pull label bills conference behind invent selling five missed row past voice seconds tagline safety receipts reach proof character could paid tried soccer record mark angry supplier works written
    near fill database double vet shower below break lead introduce status closing member messages applicants colors health internal cash policy fact front jobs else whose sheets print high unit collect fire getting sunday function
    charge info entry security thesis approves town different background decision later monday made stuck section characters hires account broke sending window agent rental performance warehouse tech process extract replies requests
    automation soft paragraph trade against share fee looking crêpe haiku autumn uncle aunt nephew niece cousin dragon fable riddle rhyme barista waiter waitress plumber electrician carpenter mechanic lawyer accountant cashier
    receptionist janitor bartender baker farmer pilot firefighter volcano dinosaur pirate princess wizard ghost haunted mansion castle forest ocean mountain river desert island lake snow rain storm sunset sunrise moon horse rabbit
    turtle hamster parrot whale shark bear wolf fox owl bee butterfly gardening knitting sewing hiking cycling swimming fishing hunting drawing sculpture pottery chess puzzle scavenger hunt bingo trivia pub potluck barbecue picnic
    engagement bridal bachelor bachelorette christening baptism confirmation obituary eulogy condolences sympathy congratulations congrats graduation valentine valentines easter thanksgiving halloween hanukkah ramadan mothers fathers
    grandmother grandfather grandparents stepmom twins pregnant pregnancy newborn bedtime lullaby tantrum potty chores allowance middle elementary grader fifth sixth seventh eighth freshman sophomore senior scholarship admissions
    tuition dorm lecture syllabus rubric homeschool spelling vocabulary vocab fractions division multiplication algebra geometry biology chemistry physics geography civics literature sonnet limerick acrostic metaphor villain hero
    twist dystopian romance mystery detective comedy sketch monologue screenplay lyrics chorus verse melody ukulele drums violin choir concert gig playlist trailer episode vlog thumbnail hashtag followers influencer giveaway unboxing
    sponsor sponsorship donor donation fundraiser fundraising charity nonprofit petition mayor neighborhood noise parking ticket tenant deposit mortgage sublet eviction movers declutter laundry dishes fridge freezer oven stove cooker
    air fryer gluten keto paleo protein smoothie oatmeal pancakes waffles muffins cookies brownies cheesecake lasagna meatballs meatloaf casserole stir fry noodles turkey ham bacon sausage broccoli carrots onions mushrooms spinach
    beans lentils chickpeas tofu latte espresso cocktail mocktail marathon jogging stretching abs legs squats pushups weight loss muscle sleep anxiety depression stress burnout therapy therapist boundaries toxic jealous lonely crush
    dating tinder divorce custody promotion layoff fired severance overtime remote hybrid onboarding offboarding appraisal self evaluation okr kpi roadmap stakeholder investor investors elevator competitor swot funnel webinar
    whitepaper ecommerce shopify etsy ebay amazon craigslist warranty shipping delayed rude upset spreadsheet pivot vlookup macro regex docker kubernetes typescript javascript react debugging bug crash login password router wifi
    laptop keyboard fancy handmade vintage rustic minimalist elegant cozy spooky silly witty sarcastic heartfelt polite firm affordable reliable huge tiny broken leaky clogged squeaky overdue annual quarterly maintenance memoir frozen
    pipes condolence admission trail reject understand correct french german italian chinese korean soap balcony makeover hike network roleplay cruise hostel passport visa backpacking roadtrip vermont california texas florida london
    york games toys gifts songs temple temples crossword crosswords clues crane sitter wanted vacuum appeal fine santa craft crafts pool field loneliness spending florist packing airbnb tarot sourdough starter ladder llama decorate
    poems stories recipes riddles quotes letters essays speeches cliché clichés fiancé fiancée décor déjà vu carte à la naïve entrée entrées purée sauté touché`,
  ),
  spanish: words(
    `algo juguemos el la los las un una unos unas de del al y o para por con sin que en es mi mis tu tus su sus lo le les se como sobre desde hasta este esta estos estas ese esa más mas pero muy quiero necesito quisiera escribe escribir escribeme
    haz hazme crea crear redacta redactar traduce traducir resume resumir corrige revisa revisar dame ayudame ayúdame prepara preparar genera generar explica explicame analiza correo carta informe resumen discurso cuento relato receta
    encuesta anuncio entrevista contrato articulo artículo noticia clase leccion lección traduccion traducción curriculo currículum presentacion presentación campaña lluvia nombre nombres empresa cliente clientes imagen foto cartel
    logotipo dibujo retrato paisaje perro gato vídeo película pelicula recordatorio factura facturas pedidos reunion reunión acta minuta itinerario viaje tabla comunicado prensa respuesta queja disculpa agradecimiento invitación
    invitacion felicitación boda cumpleaños playa ciudad noche niña niño mujer hombre mañana semana semanal lunes martes miércoles jueves viernes ventas hola gracias buenos días adiós ayuda cena comida casa trabajo amor madre padre
    horario horarios tareas publicacion redes sociales comidas dieta ejercicio rutina guion guión consulta datos jefe jefa kiero pa mensaje saludo presupuesto propuesta poema cancion canción regalo regalos plantilla reseña folleto
    boletin boletín titulo título abuela abuelo hermana hermano amigo amiga amigos hijo hija vecino vecina vecinos equipo alumnos ideas clasificar clasifica ordenar ordena enviar envía repartir avisar avisa automatizar automatiza
    programar publicar publica guardar guarda extraer extrae registrar registra actualizar actualiza descargar renombrar notificar organizar organiza copiar mover borrar felicitar cumple formal curso examen apuntes ensayo q k hace
    esto eso raro aqui vamos dias celu chamba años año carro nada redaccion redacción solicitud reclamacion reclamación`,
  ),
  spanishTopics: words(
    `plan planes estudio estudios texto textos bonito bonita bonitos corto corta cortos breve largo larga divertido divertida email emails e-mail blog post posts menú menu web idea cartas a e u entre contra según segun cuando donde
    dónde cual cuál quien quién qué cómo favor porque si no sí ya tan tanto todo toda todos todas otro otra otros nuestro nuestra nuestros me te nos os ser son soy eres está estoy están fue ha han he hay tengo tiene tienes puedo puede
    puedes podrias podrías debo ir voy vas hacer decir decirle pedir pedirle dar hablar saber aprender estudiar enseñar buscar busco encontrar comprar vender viajar cocinar comer montar empezar mejorar cambiar contestar responder
    invitar renunciar despedir despedida despido bienvenida pésame pesame disculpas perdón perdon permiso excusa recomendación recomendacion motivación motivacion descripción descripcion introducción introduccion explicación
    explicacion evaluación evaluacion información informacion solicitar reclamar reclamo devolución devolucion cotización cotizacion comparación comparacion análisis analisis proyecto proyectos tarea escuela colegio instituto
    universidad maestro maestra profesor profesora profe estudiante estudiantes alumno grado primaria secundaria bachillerato examenes exámenes matemáticas matematicas historia geografía biología ciencias lengua inglés ingles francés
    frances español espanol japonés idioma tesis resúmenes resumenes esquema mapa ficha fichas actividad actividades juego juegos dinámica prueba preguntas pregunta respuestas cuestionario debate exposición exposicion oración
    oraciones frase frases palabra palabras vocabulario verbos libro libros novela capítulo personaje personajes diálogo dialogo final terror miedo misterio fantasía infantil niños niñas ninos bebé bebe hijos papá papa mamá mama
    padres abuelos tío tia tía tio primo prima sobrino sobrina suegra suegro esposo esposa marido novio novia pareja ex compañero compañera compañeros vecinas familia familiar bautizo comunión comunion aniversario fiesta fiestas
    navidad navideña navideño reyes graduación graduacion jubilación jubilacion nacimiento embarazo funeral quince quinceañera luna miel brindis votos padrino madrina trabajar empleo puesto sueldo salario aumento vacaciones oficina
    empresas negocio negocios tienda venta producto productos servicio servicios marca precio precios oferta ofertas descuento descuentos lanzamiento marketing publicidad publicitario eslogan lema logo perfil biografía biografia
    currículos curriculum hoja candidato candidata entrevistas colega socio proveedor proveedores pago pagos deuda alquiler casero inquilino piso departamento vivienda banco seguro abogado ayuntamiento gobierno denuncia multa acuerdo
    reglamento normas política politica manual guía guia pasos paso lista listas calendario agenda cronograma planificación planificacion organización organizacion limpieza compra compras gastos ahorro ahorrar dinero mes mensual meses
    diario diaria día dia hora horas minutos tarde tardes semanas verano invierno otoño primavera enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre sábado sabado domingo hoy ayer ruta rutas vuelo
    vuelos hotel equipaje maleta mochila excursión excursion montaña bosque río mar isla pueblo barrio museo restaurante restaurantes bar cafetería desayuno almuerzo merienda postre postres pastel tarta torta galletas pan arroz pollo
    carne cerdo pescado verduras frutas huevos huevo queso leche papas patatas tortilla tacos sopa ensalada pasta salsa frijoles lentejas garbanzos cocina horno vegano vegana vegetariano vegetariana saludable saludables sano sana
    rápido rápida rapido rapida fácil facil fáciles faciles económico barato barata sencillo sencilla gratis nuevo nueva nuevos nuevas mejor mejores bueno buena buenas malo mala grande pequeño pequeña primer primera primero segundo
    último dos tres cuatro cinco seis siete ocho diez gracioso graciosa chiste chistes adivinanza adivinanzas rima rimas verso versos refrán trabalenguas letra canciones rap serenata amistad romántico romántica romantico romantica
    emotivo emotiva profesional personal laboral escolar médico medico médica doctor cita citas salud dolor entrenamiento ejercicios gimnasio gym correr pesas peso bajar adelgazar yoga fútbol futbol baloncesto partido entrenador
    carrera mascota mascotas gatito gatos perros perrito caballo pájaro dragón robot coche auto moto bici bicicleta tren avión habitación jardín flor flores árbol sol cielo atardecer lluvioso acuarela estilo fondo color colores rojo
    roja azul verde blanco negro dibujos animados caricatura ilustración fotografía cámara vídeos videos video reels historias hilo tuit publicaciones comentarios comentario opinión opinion reseñas encuestas nota notas noticias
    entrada entradas titulares asunto firma boleto invitado invitados invitaciones tarjeta tarjetas discursos cuentos relatos poemas recetas menús código codigo función funcion programa programación aplicación aplicacion página pagina
    sitio contraseña usuario usuarios error errores informes reporte reportes hojas cálculo fórmula formula excel archivo archivos carpeta carpetas copia correos base mensajes recordatorios formulario solicitudes pedido cobro cobrar
    cobranza visita carteles pancarta cortesía educado educada amable sincera sincero urgente jefes dueño reservas reserva duelo ánimo animo apoyo ayudar quejas problema problemas consejo consejos tema temas acerca además aunque
    mientras durante después despues antes ahora luego siempre nunca cada algo alguien nadie mucho muchas muchos poco poca menos bien mal así asi solo sólo también tambien hacia vez veces cosas cosa gente persona personas mundo vida
    tiempo mexicano mexicana argentina méxico españa va app ver mail ve script prompt club explicar cv uno agradecer sale instagram python da newsletter di online comercial landing local real test podcast piano feedback segunda
    regular van media academia plano pelo reembolso planos vendedor startup checklist bio vi simple baby negativa red social call finde chat mails quiz slogan recepcionista invito perder copy camping rota pizza matrimonio catering
    anda play sms dan aula ama am dossier slides sur lima venda condominio candidatura criar informal vos pies popular dni cuándo línea cifras aviso luz yo fechas fecha falta dice pasa ni pega lee sola pasó lugar pasar cambio
    whatsapp digo dejar taller necesario forma mercado usar edad obra cuántos registro cuenta turno sé paciente líneas resultado empleado fotos formato preguntar sistema hago fin negociar listo poner mano hecho practicar salir contar
    sacar ia filas tras pruebas baja mismo puntos teléfono muestra quiénes agua grupo rechazar deben tal escrito charla socios país escribo evento mí biblioteca seguridad pido plazo orden exactamente columnas motivo guardería feria
    clínica tipo seguimiento porfa mostrar cuántas números cambia sigue experiencia escena enfermería uso casos quiere papel instrucciones parroquia recordar pagar opciones subir junta celular caja extensión leer clases peluquería
    candidatos arriba respondo documento segundos turnos causa pueda cuentas número decidir llega corregir lectura frecuentes entrega llamada resultados pacientes pongo diapositivas mandar añadir nombrar lado queda punto usa
    condiciones salón versión cambió impuestos voluntarios dirección caracteres cerrar inventar café comparar trata contacto viejo falla patrón papás residencia medio quieres dime verdad agregar hice salida tú abrir juntar panadería
    llegó terminar cerca funciona terminado pide armar cierre aprueba viñetas última libre empleados bodas letras mitad dijo vendo competencia firmar modelo conviene marcar elegir pueden caso ofrecer dura montos fuera voz expresión
    llevar quitar director salió lleva inicio tener dicen atención fuerte centro situación copias música gusta salen reglas detalles herramientas comando confirmar dudas mayores crítica suave servidor envío pasado ante bajo hizo
    volver duda tono mudanza cuesta fila proponer páginas espera subvención contesto alta enfermera láminas procedimiento llego revisión presentar papeles beca campamento sesión contesta mesa siento pegar contratar adultos gasto suena
    separar anterior casi monto clave sabe costo entrevistar mayor vista transcripción límite nivel pantalla lenguaje dejo coro ruido tamaño vacante aire fondos ropa pendientes documentos asistente horizontal diga sea llamar decisión
    señalar él sirve lograr espacio actual cambios convertir quedar responde columna títulos convocatoria contenido incidente área conversación medios justo técnica laboratorio apertura inmobiliaria clienta dejó limpiar campo derechos
    respaldo llegan corte perdió hechos tomar seguros cuota propio cuidados estado irme debería control falló momentos plata momento arreglar vacío aparece importante conmigo seguir cuerpo memoria sonido estrellas público deja
    entregar viajes sangre misma manos guitarra inventario consultorio frío niñera disco súper suene cooperativa soporte contactos cuanto alrededor mecánico aquí versiones visitas cifra abajo librería oye entra préstamo estar huecos
    plazos murió atrás necesita quienes somos crédito método técnico éxito interés estrés través té época américa usted don doña quijote sirena dragones pirata piratas princesa bruja fantasma castillo volcanes volcán dinosaurio
    dinosaurios tiburón ballena conejo tortuga mariposa abeja oso lobo zorro jardinería costura senderismo ciclismo natación pesca ajedrez rompecabezas búsqueda tesoro trivia picnic compromiso soltera soltero obituario condolencias
    enhorabuena pascua halloween nieto nieta nietos gemelos embarazada recién nacido nana berrinche hogar becas ortografía fracciones división multiplicación álgebra geometría química física literatura soneto metáfora villano héroe
    detective comedia teatro monólogo estribillo corrido bolero ranchera concierto sorteo patrocinio patrocinador donación donaciones petición alcalde ruidos estacionamiento depósito hipoteca mudarme desalojo lavandería nevera
    freidora licuado batido avena panqueques bizcocho galleta brownies albóndigas fideos jamón salchichas brócoli zanahoria zanahorias cebolla espinacas cóctel estiramientos abdominales piernas sentadillas músculo dormir ansiedad
    depresión terapia psicólogo celos ruptura divorcio custodia ascenso liquidación extras remoto inducción desempeño autoevaluación inversionista inversores competidor embudo garantía retraso enojado molesto elegante rústico
    minimalista acogedor sarcástico firme económica roto atrasado trimestral crucero pasaporte visado mochilero carpintero fontanero plomero electricista abogada contador contadora cajera cajero camarero camarera mesero mesera
    enfermero panadero agricultor bombero policía peluquera aspiradora lavadora antiguo moderno negativo positivo nativo peruano colombiano chileno argentino venezolano lata barbacoa embarazadas vale pena aventura noches rica costa
    zoom estructura corriges sintaxis cortita decorar balcón manualidades crucigrama sinopsis carnaval copla pintura bodega paseador masa ley eventos participantes`,
  ),
  /** Words that many languages share: they decide nothing. */
  international: words(
    `plan menu slogan quiz post posts blog flyer email mail sms ex cv bar hotel radio salon portrait format dissertation toast instagram whatsapp facebook linkedin tiktok youtube pinterest podcast marketing design team job chef party
    online mini baby top app web software internet smartphone video selfie fitness yoga jogging sport tennis golf ski jazz rock rap pop pizza pasta burger sushi lasagne sandwich dessert brunch barbecue bbq cocktail smoothie detox keto
    bio shop test poster banner logo brief briefing feedback workshop startup coach coaching manager crm seo faq pdf excel powerpoint google chatgpt ok fan club festival film thriller manga anime camping trekking weekend batch friday
    halloween gender brainstorming storytelling newsletter pitch lo fi low carb shower tutorial snack snacks dogsitter babysitter restaurant sofa blogs memes meme origami karaoke`,
  ),
  /** Everyday Japanese in Latin letters. */
  romaji: words(
    `kudasai desu masu onegai onegaishimasu arigatou arigato konnichiwa ohayou watashi boku shite kaite tsukutte oshiete mēru meeru nihongo eigo suru shimasu gozaimasu tanoshii sensei`,
  ),
  /** Chinese characters not in use in Japanese: simplified ones with those of both writings, traditional ones. */
  simplified:
    /[们这说吗请给为么对让您她啊吧呢谁谢读书车问题时间还你职计划业东丝两严丰临丽举义乐习乡买产亲亿仅仓众优伙伟传伤伦债关兴养军农净减创别办务动劳势华协单卖卫厅历压县发变启员响唤啡啦团围图圆圣场块坚墙处备够头夹奖奶妆妇妈媳孙宁实审宫宽宾寻导尔尝层岁岛帅师帐带帮应庆库庙开异张弹强录忆怀态总恼惊惯戏战户执扩扫扬护报择换损搞摄摆摇显晓晚术杀杂权杨极构枪树样桥检欢毕汉汤沟泽洁测济浓涂润渐滚满灵炼烦烧热爱爷爸牵猎现环电疗监盘码砖础确种积稳穷竞笔签简类紧红约级纪纯纲纳纸线练组细织终绍经结绘络统继绩绪续维绿缩编缘罗罚联聪肃胜脑脸舰艺节苏药获营萧蓝虑虽补见观规视览觉订认讨训议记讲许论设访证评识诉词试诗话该详语误诱诺课调谈谊谱贝负贡财责败货质购费资赏赛赞赠赵趋跃转轮软轻载较辅辆输边达过迈运进远违连迟适选邮邻释针钟钢钱铁银链销锅错键镇长门闭闲闻队阳阴阶际陆陈险隐难雾页顶项顺须顾预领频颜额风飞饭饮饰饺饼馆马驾骑验鱼鲜鸟鸡鸭齐龙龟哪跑摔步个]/u,
  traditional:
    /[妳說幫啟喔嗎囉戶拋撿擊歲每溫狀產眾稅絕蔥虛蠟趕辦鄉醬錄鍊雞魷鱉麵黃讀寫對發會圖專單團價兒歡觀譯讓賣點轉辭燒氣獎媽變體關樣雙雜錢顯驗醫聽總裝證麼沒這]/u,
};
