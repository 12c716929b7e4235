import { expect, test } from "vitest";

import { foreignLanguageOf } from "./foreign-language";
import { detectLanguage, knownLanguage } from "./language";

/** Short lines as people type them, each with one language. */
const lines: Record<string, string> = {
  fr: `
    cv serveur
    faire part de naissance
    annonce leboncoin vélo
    planning révisions bac
    lettre de motivation boulangerie
    idées repas de la semaine
    mail au propriétaire fuite d'eau
    texte drôle pour pot de départ
    discours témoin mariage
    résiliation salle de sport
    exposé sur les volcans cm2
    fiche de lecture le petit prince
    relance facture impayée
    message de rupture gentil
    activités pour enfants un jour de pluie
    itinéraire bretagne 5 jours
    programme musculation débutant
    poème pour ma grand-mère
    réponse à un avis négatif
    blagues pour collègues
    lettre de démission cdi
    compte rendu conseil syndical
    slogan pour pizzeria
    dissertation philo liberté
    voeux bonne année clients
    recette gâteau yaourt
    carte pour la maîtresse
    présentation linkedin infirmière
  `,
  de: `
    Bewerbung als Koch
    Geburtstagsgruß Oma
    Kündigung Handyvertrag
    Rede zur Hochzeit
    Mail an den Vermieter Heizung kaputt
    Referat Vulkane 5. Klasse
    Wochenplan Mahlzeiten
    Entschuldigung für die Schule
    Rezept mit Zucchini
    Lebenslauf Verkäuferin
    lustiger Spruch für Kollegin
    Einladung Gartenparty
    Ebay Kleinanzeige Sofa
    Trainingsplan für Anfänger
    Gute-Nacht-Geschichte mit Drachen
    Zusammenfassung Faust
    Antwort auf schlechte Bewertung
    Urlaub in Italien planen
    Gehaltserhöhung verhandeln
    Absage an Bewerber
    Mathe Aufgaben zweite Klasse
    Trauerkarte Nachbarin
    Packliste Zelten
    Gedicht zum Muttertag
    Beschwerde Paket nicht angekommen
    Geschenkideen für Papa
    Abschiedsmail an Kollegen
  `,
  pt: `
    plano de treino
    mensagem para o chefe
    carta de apresentação
    bolo de cenoura simples
    convite chá de bebê
    legenda para foto na praia
    redação sobre racismo
    currículo de garçom
    mensagem de bom dia
    roteiro de viagem Lisboa 3 dias
    cardápio semanal barato
    pedido de demissão
    discurso de formatura
    resumo de Dom Casmurro
    atividades para crianças de 5 anos
    anúncio de apartamento para alugar
    carta para minha mãe
    piadas curtas
    plano de aula de matemática
    reclamação sobre internet lenta
    e-mail pedindo férias
    texto de aniversário para amiga
    receitas fitness com frango
    resposta para avaliação ruim
    nomes para cachorro
    lista de compras do mês
    proposta comercial de limpeza
    história para dormir com dinossauros
  `,
  it: `
    ricetta con zucchine
    discorso matrimonio
    email al professore
    lettera di dimissioni
    auguri compleanno nonna
    menù settimanale economico
    tema sull'amicizia
    curriculum cameriere
    disdetta abbonamento palestra
    riassunto promessi sposi
    messaggio di scuse alla mia ragazza
    itinerario Sicilia una settimana
    annuncio vendita bici usata
    scheda di allenamento per principianti
    favola della buonanotte
    biglietto per la maestra
    frasi per laurea
    risposta a recensione negativa
    idee regalo per papà
    poesia sull'autunno
    verbale assemblea condominio
    sollecito di pagamento
    lista della spesa per quattro
    presentazione aziendale
    giochi per festa di bambini
    lettera al padrone di casa
    barzellette pulite
  `,
  en: `
    thank you note for teacher
    cover letter barista
    meal plan for a family of four
    best man speech
    resignation letter
    wedding vows
    essay on climate change
    study schedule finals
    cute dog names
    instagram caption beach
    reply to bad review
    quinoa salad recipe
    cat poem
    python script rename files
    landlord broken heater email
    bedtime story dragons
    python regex dates
    lesson plan fractions
    dinner ideas kids
    apology to my girlfriend
    slogan bakery
    rental listing downtown apartment
    interview questions nurse
    crêpe recipe
    résumé for a waiter
    trip to Rome 3 days
    eulogy for grandma
    workout routine beginners
    birthday message boss
    sell my old bike
  `,
  es: `
    plan de estudio
    texto bonito
    carta de presentación
    carta a los reyes magos
    receta de lentejas
    rutina de gimnasio
    currículum camarero
    mensaje de cumpleaños para mi hermana
    plan de comidas semanal
    discurso de boda
    renuncia laboral
    anuncio vender bici
    email al profesor
    ensayo sobre el cambio climático
    cuento para dormir dinosaurios
    itinerario por Perú
    respuesta a reseña mala
    lista del súper
    disculpa con mi novia
    poema a mi madre
    ideas de regalo papá
    resumen don quijote
    frases motivadoras
    invitación baby shower
    queja por internet lento
    plan de marketing panadería
    nombres de perro
    chistes cortos
    guion para podcast
    solicitud de vacaciones
  `,
  nl: `
    sollicitatiebrief supermarkt
    verjaardagswens voor oma
    recept met courgette
    huur opzeggen
    gedicht voor sinterklaas
    speech bruiloft broer
    weekmenu voor gezin
    mail aan de huisbaas
  `,
  pl: `
    napisz list
    życzenia urodzinowe dla babci
    przepis na sernik
    list motywacyjny kelner
    plan treningowy
    wypowiedzenie umowy
    rozprawka o przyjaźni
  `,
  tr: `
    istifa mektubu
    doğum günü mesajı anneme
    haftalık yemek planı
    mercimek çorbası tarifi
    öğretmenler günü şiiri
    iş başvurusu için ön yazı
    kiracıya ihtar metni
  `,
  id: `
    surat lamaran kerja
    ucapan ulang tahun untuk ibu
    resep ayam kecap
    caption foto pantai
    pidato perpisahan sekolah
    buatkan jadwal belajar
    surat izin sakit
  `,
  vi: `
    viết thư xin việc
    lời chúc sinh nhật mẹ
    thực đơn một tuần
    đơn xin nghỉ phép
    kế hoạch học tập
    bài văn tả con mèo
  `,
  ko: `
    자기소개서
    생일 축하 메시지
    사직서 써줘
    여행 일정 제주도
    저녁 메뉴 추천
    결혼식 축사
  `,
  zh: `
    求职信
    给妈妈的生日祝福
    帮我写一封邮件
    旅游计划
    读书笔记
    请假条怎么写
  `,
  "zh-hant": `
    請幫我寫信
    給媽媽的生日祝福
    讀書計畫
    這週晚餐吃什麼
    寫一封道歉信給客戶
    會議記錄範本
  `,
  th: `
    จดหมายสมัครงาน
    คำอวยพรวันเกิดแม่
    แผนเที่ยวเชียงใหม่
    สูตรต้มยำกุ้ง
    อีเมลลาป่วย
    แคปชั่นทะเล
  `,
  he: `
    מכתב התפטרות
    ברכה ליום הולדת לאמא
    מתכון לעוגה
    נאום לחתונה
    קורות חיים למלצר
    תוכנית אימונים
  `,
  hi: `
    माँ के लिए जन्मदिन संदेश
    छुट्टी के लिए आवेदन
    आलू पराठा रेसिपी
    दोस्ती पर निबंध
    शादी का भाषण
    बच्चों की कहानी
  `,
  ar: `
    رسالة استقالة
    تهنئة عيد ميلاد أمي
    وصفة دجاج
    خطة دراسة
    سيرة ذاتية نادل
    قصة قبل النوم
  `,
  uk: `
    мотиваційний лист
    привітання з днем народження мамі
    рецепт борщу із квасолею
    твір про дружбу і школу
    план тренувань для початківців
    заява на відпустку її керівнику
  `,
  ru: `
    поздравление маме
    резюме официанта
    рецепт сырников
    сочинение про осень
    заявление на отпуск
    тост на свадьбу
  `,
  ja: `
    母への誕生日メッセージ
    退職届
    読書感想文
    上司への謝罪メール
    旅行計画 京都
    献立
  `,
};

const read = (line: string) => knownLanguage(line) ?? foreignLanguageOf(line);

for (const [language, list] of Object.entries(lines)) {
  for (const line of list.trim().split(/\s*\n\s*/))
    test(`is ${language}: ${line}`, () => expect(read(line)).toBe(language));
}

/** Lines that the word lists were not made for: most are recognized, by words and by letters. */
const freshLines: Record<string, string> = {
  fr: `
    vœux pour mon équipe
    brocante affichette village
    histoire drôle pour dormir
    préparer entretien annuel
    conversation en anglais débutant
    message pour voisin bruyant
    description produit bougie
    tableau de budget mensuel
    questions pour un podcast
    poème sur l'automne
    comment négocier son loyer
    liste de courses étudiante
    présenter mon entreprise en une minute
    bonne retraite Martine
    idée cadeau beau-père
  `,
  de: `
    Rückmeldung an Schüler
    Dorffest Plakat
    lustige Einschlafgeschichte
    Jahresgespräch vorbereiten
    Englisch sprechen üben
    Zettel an lauten Nachbarn
    Produkttext Kerze
    Monatsbudget Tabelle
    Podcast Fragen
    Herbstgedicht
    Miete verhandeln
    Einkauf für eine Woche
    Firma vorstellen in einer Minute
    alles Gute zur Rente
    Geschenk Schwiegervater
  `,
  pt: `
    feedback para aluno
    cartaz festa da aldeia
    história engraçada para dormir
    preparar avaliação anual
    praticar conversação em inglês
    bilhete vizinho barulhento
    descrição de produto vela
    tabela orçamento mensal
    perguntas para podcast
    poema de outono
    negociar aluguel
    compras da semana
    apresentar minha empresa
    feliz aposentadoria
    presente para o sogro
  `,
  it: `
    giudizio per alunno
    locandina sagra di paese
    storia buffa per dormire
    preparare colloquio annuale
    conversazione in inglese base
    biglietto al vicino rumoroso
    descrizione prodotto candela
    tabella budget mensile
    domande per podcast
    poesia autunno
    trattare affitto
    spesa settimanale
    presentare la mia azienda
    buona pensione
    regalo suocero
  `,
  nl: `
    feedback voor leerling
    poster dorpsfeest
    grappig verhaaltje slapen gaan
    jaargesprek voorbereiden
    engels oefenen
    briefje lawaaiige buren
    productomschrijving kaars
    maandbudget overzicht
    vragen voor podcast
    herfstgedicht
    huur onderhandelen
    boodschappen week
    bedrijf voorstellen
    fijn pensioen
    cadeau schoonvader
  `,
  pl: `
    opinia o uczniu
    plakat festyn
    śmieszna bajka na dobranoc
    rozmowa roczna z szefem
    ćwiczyć angielski
    kartka do głośnego sąsiada
    opis świecy
    budżet miesięczny tabela
    pytania do podcastu
    wiersz o jesieni
    negocjować czynsz
    zakupy na tydzień
    przedstawić firmę
    życzenia na emeryturę
    prezent dla teścia
  `,
  tr: `
    öğrenci geri bildirimi
    köy şenliği afişi
    komik uyku masalı
    yıllık görüşmeye hazırlık
    ingilizce pratik
    gürültücü komşuya not
    mum ürün açıklaması
    aylık bütçe tablosu
    podcast soruları
    sonbahar şiiri
    kira pazarlığı
    haftalık alışveriş
    firmamı tanıtma
    emeklilik mesajı
    kayınpedere hediye
  `,
  id: `
    umpan balik siswa
    poster pesta desa
    dongeng lucu sebelum tidur
    persiapan penilaian tahunan
    latihan bahasa inggris
    catatan untuk tetangga berisik
    deskripsi produk lilin
    tabel anggaran bulanan
    pertanyaan podcast
    puisi musim hujan
    nego harga sewa
    belanja mingguan
    perkenalan perusahaan
    ucapan pensiun
    hadiah mertua
  `,
  vi: `
    nhận xét học sinh
    áp phích lễ hội
    truyện cười trước khi ngủ
    chuẩn bị đánh giá
    luyện nói tiếng anh
    nhắc hàng xóm ồn ào
    mô tả nến thơm
    bảng chi tiêu tháng
    câu hỏi podcast
    thơ mùa thu
    thương lượng tiền thuê
    đi chợ cả tuần
    giới thiệu công ty
    chúc nghỉ hưu
    quà bố vợ
  `,
  en: `
    feedback for a student
    village fair flyer
    funny bedtime story
    annual review prep
    practice english conversation
    note to loud neighbor
    candle product description
    monthly budget sheet
    podcast questions
    autumn poem
    negotiate rent
    student grocery list
    introduce my company
    happy retirement Martin
    gift father in law
    pirate voice lines
    marble run physics
    cello practice log
    recap of season two
    bonsai care
    zodiac compatibility
    tuna melt recipe
    sofa listing
    guitar chords chart
    camp counselor cover letter
  `,
  es: `
    comentario para alumno
    cartel fiesta del pueblo
    historia divertida para dormir
    preparar evaluación anual
    practicar conversación en inglés
    nota al vecino ruidoso
    descripción de producto vela
    tabla presupuesto mensual
    preguntas podcast
    poema otoño
    negociar alquiler
    compra semanal
    presentar mi empresa
    feliz jubilación
    regalo suegro
    voz de pirata
    cuidados del bonsái
    horóscopo de hoy
    receta atún
    acordes de guitarra
    resumen temporada dos
    vender sofá
    monitor de campamento carta
    lista de invitados
    mudanza ideas organizar
  `,
};

for (const [language, list] of Object.entries(freshLines)) {
  test(`recognizes fresh lines: ${language}`, () => {
    const all = list.trim().split(/\s*\n\s*/);
    const missed = all.filter((line) => read(line) !== language);
    expect(missed.length / all.length, missed.join(", ")).toBeLessThan(0.15);
  });
}

test("a short lone word that is unknown is taken for English", () => {
  expect(["planta", "SEO", "haiku", "résumé"].map(detectLanguage)).toEqual(["en", "en", "en", "en"]);
});
