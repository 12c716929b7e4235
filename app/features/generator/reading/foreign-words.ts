import { words } from "./language-words";

/**
 * Common words of requests in other languages in Latin script. A word that a language shares with English or Spanish
 * is in both lists: it decides nothing.
 */
export const foreignWords: Record<string, ReadonlySet<string>> = {
  fr: words(
    `le les des du de la l' d' j' n' c' s' qu' un une et ou où avec sans dans en sur sous pour par chez entre vers au aux à ce cet cette ces mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs je tu il elle nous vous ils
    elles on qui que quoi quel quelle quels quelles comment pourquoi quand est sont suis être avoir ai as avez ont ne pas plus moins très trop bien peu tout tous toute toutes même autre autres si mais donc car aussi comme après avant
    pendant depuis contre écris écrire écrivez ecrire ecris rédige rédiger redige rediger aide aider fais faire faites donne donner donnez moi explique expliquer traduis traduire résume résumer corrige corriger crée créer trouve
    trouver propose proposer prépare préparer préparez répondre reponse réponse demande demander annoncer remercier inviter féliciter réserver vendre louer acheter apprendre dire veux voudrais besoin peux pouvez raconte raconter
    invente organiser chercher cherche envoyer lettre lettres courriel courriels mail mails message sms texte textes mot mots phrase phrases annonce annonces article articles discours compte rendu exposé expose dissertation rédaction
    redaction résumé résumés rapport fiche fiches tableau affiche invitation invitations carte voeux vœux poème poeme chanson conte histoire nouvelle blague blagues devinette recette recettes menu liste planning programme emploi temps
    idée idées idees question questions jeu jeux titre titres bonjour bonsoir salut merci remerciement remerciements félicitations condoléances excuse excuses pardon anniversaire mariage naissance baptême bapteme noël noel pâques
    retraite départ depart pot faire-part part parrain marraine témoin maman mère père papa fils fille enfant enfants bébé frère sœur soeur mamie papi grand-mère grand-père oncle tante mari femme ami amie amis copain copine couple
    voisin voisine voisins famille maîtresse maitresse travail boulot patron chef collègue collègues collegue entreprise société client cliente clients serveur serveuse vendeur vendeuse comptable stage stagiaire alternance entretien
    embauche candidature motivation démission demission congé congés conges augmentation salaire réunion reunion facture devis relance impayé contrat poste métier équipe formation chômage école ecole collège lycée classe cours devoir
    devoirs élève élèves eleves professeur prof bac brevet révision révisions revision exercice exercices dictée cp ce1 ce2 cm1 cm2 maternelle mémoire soutenance étudiant rentrée sixième repas dîner diner déjeuner goûter gouter gâteau
    gateau tarte poulet poisson viande légumes legumes poireaux courgettes courgette pommes fromage oeufs œufs chocolat semaine semaines jour jours journée mois soir soirée soiree matin lundi mardi mercredi jeudi vendredi samedi
    dimanche été hiver printemps automne juin juillet août décembre voyage voyages vacances séjour sejour visite visiter ville vol avion itinéraire itineraire randonnée plage mer montagne maison appartement logement loyer propriétaire
    locataire bail jardin vélo velo voiture chien chat meuble leboncoin association résiliation resiliation réclamation reclamation remboursement assurance mairie médecin banque attestation drôle drole humoristique court courte facile
    rapide gratuit petit petite bon bonne beau belle nouveau français francais anglais sport régime perdre poids débutant aidez svp plaît plait deux trois quatre cinq six sept huit dix ans heures minutes slogan pizzeria culture
    générale générales idéal cuisine coiffure salon nom noms conseils conseil courrier toast témoins quiz quizz plan philo liberté tonton cousin cousine neveu nièce dragon fable charade rime serveurs infirmière infirmier plombier
    électricien menuisier avocat caissière caissier boulanger boulangerie coiffeur coiffeuse agriculteur pompier volcan dinosaure pirate princesse sorcière fantôme château forêt océan rivière île lac neige pluie orage coucher soleil
    lune cheval lapin tortue loup renard ours jardinage tricot couture cyclisme natation pêche dessin échecs chasse trésor pique-nique fiançailles enterrement jeune evjf evg décès deuil obsèques hommage communion diplôme
    saint-valentin halloween avril grands-parents jumeaux enceinte grossesse berceuse crèche nounou nourrice ménage primaire primaires bourse université licence master orthographe grammaire conjugaison vocabulaire fractions
    multiplication géométrie chimie physique géographie littérature sonnet rap métaphore héros enquête policier pièce théâtre sketch refrain paroles chorale groupe épisode vidéo légende concours cagnotte don dons mécénat subvention
    pétition bruit stationnement caution préavis expulsion déménagement lessive frigo four vegan végétarien crêpes gaufres biscuits brioche quiche gratin boulettes pâtes jambon saucisses lardons carottes oignons champignons épinards
    haricots lentilles café marathon course étirements abdos jambes pompes muscle sommeil stress angoisse thérapie jalousie rupture divorce garde promotion licenciement télétravail intégration évaluation annuelle objectifs bilan
    concurrent investisseur prospection vente ventes offre produit produits boutique site avis négatif livraison retard garantie tableur formule passe sauvegarde élégant rustique chaleureux rigolo rigolote sincère poli bref cassé
    fuite annuel croisière passeport visa valise camping italien espagnol allemand italienne chinois savon marque balcon aménager décorer décoration chambre salle bain anecdote biographie incident santé oral épreuve examen concert
    jazz dossiers soirs syndic copropriété municipal bénévole bénévoles présentation présenter légère saine romantisme siècle révolution guerre environnement écologie relations prix commande témoignage culturel restaurant essai
    solitude dépenses fleuriste remplacer réduire contester amende bagages guidée musée sortie piscine prévenir parents bricolage tuto maquillage garder comparatif menus`,
  ),
  de: words(
    `der die das dem den des ein eine einen einem einer eines und oder aber mit ohne für fuer von vom zu zum zur im in am an auf aus bei beim nach über ueber unter vor um gegen durch zwischen als wie was wer wo wann warum welche
    welcher ich du er sie es wir ihr mir mich dir dich uns mein meine meinen meinem meiner dein deine deinen sein seine unser unsere unseren ihre ihren ist sind war bin hat habe haben wird werden kann können soll sollte möchte will
    muss brauche brauchen nicht kein keine auch noch nur sehr bitte danke hallo wenn dass weil schreibe schreib schreiben verfasse verfassen formuliere formulieren erstelle erstellen mach mache machen hilf hilfe erkläre erklären
    übersetze übersetzen korrigiere verbessere plane planen finde finden sag sagen absagen kündigen bitten bewerben beantworten antworten einladen entschuldigen bedanken verkaufen kaufen lernen abnehmen kochen backen brief briefe mail
    email nachricht text texte antwort rede vortrag referat aufsatz bericht zusammenfassung protokoll gedicht geschichte märchen lied witz witze rätsel karte spruch sprüche glückwunsch glückwünsche grüße gruß einladung absage zusage
    anzeige kleinanzeige beschreibung überschrift titel liste checkliste plan zeitplan wochenplan tabelle ideen idee fragen frage aufgabe aufgaben übung übungen spiel spiele vorlage muster entwurf geburtstag hochzeit taufe trauer
    beileid kondolenz weihnachten weihnachtsfeier ostern abschied ruhestand jubiläum silvester party feier fest dankeschön dank entschuldigung trauzeuge trauzeugin geburt mutter vater mama papa oma opa eltern kind kinder sohn tochter
    bruder schwester tante onkel cousine mann frau freund freundin freunde familie nachbar nachbarn nachbarin baby paar enkel schwiegermutter arbeit chef chefin kollege kollegin kollegen firma unternehmen kunde kunden kundin
    mitarbeiter bewerbung bewerbungsschreiben anschreiben lebenslauf motivationsschreiben vorstellungsgespräch kündigung gehaltserhöhung gehalt urlaub urlaubsantrag krankmeldung rechnung mahnung angebot vertrag besprechung sitzung
    zeugnis arbeitszeugnis praktikum ausbildung stelle job beruf koch verkäufer verkäuferin pflegekraft lehrer lehrerin team termin beschwerde reklamation widerspruch schule klasse unterricht unterrichtsstunde hausaufgaben hausarbeit
    bachelorarbeit prüfung klausur abitur abi studium student uni schüler deutsch englisch mathe grundschule kita kindergarten elternabend elternbrief elf vokabeln rezept rezepte kuchen essen abendessen mittagessen frühstück suppe
    nudeln kartoffeln hähnchen fleisch fisch gemüse salat brot käse zucchini kürbis äpfeln apfelkuchen vegetarisch schnell schnelle einfach einfache einfaches gesund gesunde einkaufsliste speiseplan essensplan woche wochen tag tage
    tagen monat jahr jahre stunde minuten morgen abend heute montag dienstag mittwoch donnerstag freitag samstag sonntag sommer winter herbst frühling juni juli dezember reise reiseplan ausflug wochenende ferien strand berge wanderung
    stadt reiseroute flug wohnung haus miete vermieter mieter wohnungssuche mietvertrag umzug garten auto fahrrad hund hündin katze kater verein versicherung rückerstattung bank arzt amt finanzamt trainingsplan anfänger lustig lustige
    lustiger lustiges kurz kurze kurzer kurzes lang lange schön schöne neu neue neuen gute guten guter gut klein kleine groß alle alles zwei drei vier fünf zehn jährigen herr herrn thema euch eure euer liebe lieber packliste zelten
    flyer flohmarkt wanderroute steckbrief danksagung erörterung cousin nichte neffe drache drachen fabel reim quiz kellner kellnerin krankenschwester pfleger klempner elektriker schreiner tischler anwalt kassiererin bäcker bäckerei
    friseur friseursalon bauer feuerwehr vulkan vulkane dinosaurier pirat piraten prinzessin hexe gespenst schloss wald meer fluss insel see schnee regen gewitter sonnenuntergang mond pferd kaninchen schildkröte wolf fuchs bär
    stricken nähen radtour schwimmen angeln zeichnen schach schatzsuche schnitzeljagd picknick verlobung polterabend junggesellenabschied konfirmation kommunion firmung einschulung trauerfeier nachruf beerdigung valentinstag fasching
    karneval muttertag vatertag großeltern zwillinge schwanger schwangerschaft babyparty schlaflied krippe tagesmutter haushalt putzplan grundschüler stipendium studienarbeit masterarbeit rechtschreibung grammatik vokabeltest brüche
    bruchrechnung geometrie chemie physik erdkunde literatur ballade sonett held krimi theaterstück sketch refrain songtext chor folge gewinnspiel spende spenden spendenaufruf sponsor petition lärm parkplatz kaution räumung möbel
    wäsche kühlschrank ofen vegan pfannkuchen waffeln plätzchen kekse torte auflauf frikadellen nudelsalat schinken würstchen karotten zwiebeln pilze spinat bohnen linsen marathon laufen dehnen bauch beine muskeln schlaf stress angst
    therapie eifersucht trennung scheidung sorgerecht beförderung abfindung überstunden homeoffice einarbeitung beurteilung ziele bilanz wettbewerb investor verkauf produkt produktbeschreibung laden webseite bewertung lieferung
    verspätung garantie formel passwort sicherung elegant herzlich witzig höflich kaputt jährlich kreuzfahrt reisepass koffer italienisch spanisch französisch balkon einrichten dekoration zimmer küche bad badezimmer wunschliste
    werbetext werbung vorstellung mitarbeiterin neuer neues ausrede schuluniform handyverbot pro contra haushaltsplan sparen bildunterschrift strandfoto exfreund exfreundin dankesrede begrüßung reiseführer teambuilding
    praktikumsbericht entschuldigungsschreiben betreff kostenlos gesunder gesundes ausgaben reduzieren floristin snack museum führung schwimmbad basteln gesucht sofa ebay vergleich einspruch gespräch whatsapp`,
  ),
  pt: words(
    `o a os as um uma uns umas de do da dos das no na nos nas ao à aos às pelo pela com sem para pra por em entre até sobre e ou que se mas mais menos muito muita muitos muitas bem não nao sim já também tambem como quando onde quem
    qual quais porque eu você voce vocês ele ela nós me te lhe meu minha meus minhas seu sua seus suas teu tua nosso nossa nossos este esta esse essa isso isto aquele é são sou está estou tem tenho ser ter foi vou quero queria preciso
    gostaria pode posso escreva escreve escrever faça faca faz fazer crie criar cria ajude ajuda ajudar ajuda-me dê explica explique explicar traduz traduza traduzir resuma resumir corrija corrigir revise prepara preparar monte montar
    sugira sugestão sugestões dicas dica pedir agradecer convidar responder vender comprar aprender estudar ensinar emagrecer perder ganhar cozinhar viajar dizer falar carta cartas mensagem mensagens texto textos bilhete recado e-mail
    email redação redacao resumo resumos relatório relatorio relatórios discurso artigo legenda legendas roteiro poema conto história historia piada piadas anúncio anuncio convite convites apresentação apresentacao descrição descricao
    lista listas plano planos plantilha planilha cronograma tabela ideia ideias pergunta perguntas questões exercícios exercicios atividade atividades jogo jogos brincadeira brincadeiras título nome nomes frase frases parabéns
    parabens olá ola oi bom boa dia noite obrigado obrigada desculpas desculpa agradecimento aniversário aniversario casamento batizado natal páscoa pascoa formatura despedida chá bebê bebe bebé festa luto pêsames homenagem votos
    padrinho madrinha mãe mae pai pais filho filha filhos irmão irmao irmã irma avó avô vó vovó vovô tia tio marido mulher esposa namorado namorada amigo amiga amigos criança crianças crianca criancas vizinho vizinha vizinhos família
    familia trabalho emprego chefe patrão colega colegas empresa cliente clientes vaga entrevista currículo curriculo demissão demissao férias ferias salário salario aumento reunião reuniao fatura cobrança orçamento orcamento contrato
    estágio estagio equipe equipa vendas venda loja produto produtos serviço serviços negócio reclamação reclamacao recomendação garçom vendedor recepcionista escola professor professora aula aulas aluno alunos prova provas vestibular
    enem tcc faculdade matéria ano série turma matemática português portugues inglês ingles tema lição dissertativa dever receita receitas bolo bolos jantar almoço almoco café manhã lanche frango peixe carne arroz feijão feijao
    legumes cenoura queijo ovos ovo sopa salada cardápio cardapio dieta fácil facil rápido rapida rápida rápidas saudável saudaveis simples semana semanal semanas dias mês meses hora horas minutos segunda terça quarta quinta sexta
    sábado domingo verão inverno junho julho dezembro hoje amanhã viagem viagens passeio praia praias cidade itinerário voo hotel casa apartamento aluguel aluguer senhorio inquilino quarto carro bicicleta cachorro cão gato treino
    treinos academia iniciante iniciantes engraçado engraçada curto curta longo bonito bonita novo nova novos melhor pequeno condomínio banco médico seguro reembolso cancelamento dois duas três quatro cinco dez anos proposta comercial
    limpeza barato barata cardápios resposta negativa pedindo fazendo escrevendo lembrete moto light primo prima sobrinho sobrinha dragão fábula adivinha rima garçonete enfermeiro enfermeira encanador eletricista carpinteiro advogado
    advogada caixa padeiro padaria cabeleireiro cabeleireira agricultor bombeiro vulcão vulcões dinossauro dinossauros pirata princesa bruxa fantasma castelo floresta oceano rio ilha lago neve chuva tempestade pôr sol lua cavalo
    coelho tartaruga lobo raposa urso jardinagem tricô costura ciclismo natação pesca desenho xadrez caça tesouro piquenique noivado solteira crisma velório falecimento réveillon carnaval junina avós gêmeos grávida gravidez ninar
    creche babá faxina fundamental ensino médio bolsa monografia mestrado ortografia gramática vocabulário frações multiplicação geometria química física geografia literatura soneto cordel herói suspense peça teatro esquete refrão
    letra música sertaneja canção coral episódio sorteio vaquinha doação doações patrocínio abaixo-assinado barulho estacionamento caução despejo mudança geladeira forno vegano vegana panquecas biscoitos pão brigadeiro torta
    almôndegas macarrão presunto linguiça cenouras cebola cogumelos espinafre lentilha corrida alongamento abdominais pernas músculo sono ansiedade terapia ciúmes término divórcio guarda promoção rescisão extras remoto integração
    avaliação desempenho metas concorrente investidor oferta entrega atraso garantia fórmula senha elegante rústico aconchegante quebrado anual cruzeiro passaporte mala acampamento italiano espanhol alemão brasileiro brasileira sabão
    marca varanda decorar decoração cozinha banheiro justificativa falta pintura resenha filme livro pauta ata biografia escolar salão beleza amigas lentas aviso síndico oração pregação missa igreja louvor devocional feliz casal sogra
    sogro cunhada cunhado neto neta netos logotipo cafeteria minimalista surfista câmera lenta pedidos promocional semijoias lembrancinha lembrancinhas visita multa gastos comparar cortar recurso esquiar período experiência mapa ficha
    regras manual guia entrada verso versos rimas final terror infantil perfil logo lema dinheiro compras diario museu restaurante bar tarde verde branco negro cores estilo fundo urgente sincera educado reserva reservas cobrar temas
    conselho sempre nunca cada algo mundo vida tempo perdão amor programa programar base dados código função página usuário erro erros arquivo pasta publicar guardar registrar atualizar copiar organizar avisar passar registro sistema
    conta contato modelo oferecer marcar caso fora voz normas memória cinema poesia agenda vista social popular regular local real substituir artesanato maquiagem maquilhagem procuro passeador cães aspirador floricultura equipamento
    roupa roupas sapatos presente presentes comida`,
  ),
  it: words(
    `il lo la i gli le l' un uno una un' di del dello della dei degli delle dell' d' a al allo alla ai agli alle all' da dal dalla dai dalle dall' in nel nella nei nelle nell' su sul sulla sui sulle sull' con per tra fra senza e ed o
    ma se che chi cosa come quando dove perché perche quale quali più piu meno molto anche non è sono ho hai ha abbiamo essere avere fare fai vorrei voglio devo posso puoi mi ti ci vi mio mia miei mie tuo tua suo sua nostro nostra
    loro questo questa quel quello c' scrivi scrivere scrivimi crea creare aiuta aiutami aiuto prepara preparare spiega spiegare spiegami traduci tradurre riassumi correggi correggere dammi trova suggerisci inventa chiedere rispondere
    ringraziare invitare augurare vendere comprare imparare studiare dire disdire organizzare dimagrire cucinare racconta fammi dimmi mandare lettera lettere mail email messaggio messaggi testo testi biglietto biglietti discorso tema
    temi riassunto relazione relazioni articolo articoli descrizione annuncio annunci poesia poesie filastrocca favola fiaba racconto storia storie barzelletta barzellette indovinelli canzone ricetta ricette menù menu elenco lista
    piano programma tabella scaletta verbale idea idee domande domanda gioco giochi titolo frasi frase dedica auguri invito inviti locandina didascalia volantino presentazione preventivo ciao buongiorno salve grazie ringraziamento
    ringraziamenti scuse scusa congratulazioni condoglianze compleanno matrimonio nozze battesimo comunione cresima natale pasqua laurea pensione pensionamento addio festa nascita testimone anniversario mamma madre papà padre figlio
    figlia figli bambino bambina bambini bimbi fratello sorella nonna nonno nonni zia zio marito moglie fidanzato fidanzata ragazzo ragazza amico amica amici famiglia vicino vicini suocera capo lavoro azienda ditta cliente clienti
    collega colleghi colloquio curriculum candidatura motivazione dimissioni ferie permesso aumento stipendio riunione fattura sollecito pagamento contratto offerta tirocinio stage cameriere commessa commesso impiegato segretaria
    negozio prodotto prodotti vendita vendite reclamo richiesta rimborso disdetta scuola professore professoressa prof maestra maestre insegnante insegnanti genitori classe lezione lezioni compiti esame esami maturità tesi tesina
    verifica esercizi università studio alunni italiano inglese matematica quinta elementare media superiori interrogazione studenti studente torta torte dolce dolci pranzo cena colazione pollo carne pesce verdure zucchine melanzane
    pomodori formaggio uova riso pasta sugo antipasto primo secondo dieta settimana settimanale giorni giorno mese mesi sera mattina oggi domani lunedì martedì mercoledì giovedì venerdì sabato domenica estate inverno giugno luglio
    agosto dicembre viaggio viaggi vacanza vacanze gita itinerario città mare montagna spiaggia volo albergo casa appartamento affitto padrone inquilino condominio amministratore giardino macchina bici cane gatto comune bolletta
    allenamento palestra principianti divertente divertenti simpatico breve corto facile facili veloce veloci semplice bello bella buono buona nuovo nuova piccolo grande sano formale medico banca assicurazione due tre quattro cinque
    dieci anni ore minuti risposta risposte recensione recensioni negativa positiva proposta parrucchiere parrucchiera rumori zii cugino cugina nipote drago draghi favole indovinello rima filastrocche camerieri infermiera infermiere
    idraulico elettricista falegname avvocato cassiera panettiere panificio agricoltore pompiere vulcano vulcani dinosauro dinosauri pirata pirati principessa strega fantasma castello bosco oceano fiume isola lago neve pioggia
    temporale tramonto luna cavallo coniglio tartaruga lupo volpe orso giardinaggio maglia cucito ciclismo nuoto pesca disegno scacchi caccia tesoro picnic fidanzamento nubilato celibato funerale lutto necrologio capodanno carnevale
    befana gemelli incinta gravidanza ninna nanna asilo nido pulizie elementari liceo borsa dottorato ortografia grammatica vocaboli frazioni moltiplicazione geometria chimica fisica geografia letteratura sonetto eroe giallo
    spettacolo teatro scenetta ritornello parole coro puntata concorso raccolta fondi donazione donazioni sponsor petizione rumore parcheggio caparra sfratto trasloco bucato frigo forno vegano vegana frittelle biscotti crostata
    tiramisù lasagne polpette prosciutto salsiccia carote cipolle funghi spinaci fagioli lenticchie antipasti corsa stretching addominali gambe muscoli sonno ansia terapia gelosia separazione divorzio affidamento promozione
    licenziamento straordinari smart inserimento valutazione obiettivi bilancio concorrente investitore offerte negozi sito consegna ritardo garanzia foglio formula password elegante rustico accogliente rotto annuale crociera
    passaporto valigia campeggio tedesco spagnolo francese inglesi sapone marca balcone arredare arredamento camera cucina bagno libro scheda film sindaco nome nomi pizzeria ristorante consigli appuntamento giustificazione assenza
    ordine guerra ambiente didascalie sposi testimoni amore preghiera messa chiesa predica suocero cognata nipoti volantini pubblicità pubblicitario logo aziendale visita museo multa solitudine merenda sana mappa manuale guida parola
    versi rime finale terrore paura mistero fantasia infantile scolastico professionale profilo denaro spese spesa compra mensile diario bar verde bianco nero colori stile sfondo urgente sincero prenotazione visite consiglio sempre
    mai ogni mondo vita tempo perdono base dati codice funzione pagina errore errori cartella pubblicare copiare avvisare vista sociale popolare locale reale carta agenda memoria musica cinema confronto corso nota note liste ora cura
    porta centro sala firma forma mano uso parte cercasi cerco sostituire ridurre ricorso fioraia fiorista lavoretti trucco letterina babbo prova aspirapolvere avviso vestiti scarpe regalo regali cibo rata`,
  ),
  nl: words(
    `de het een en of van voor met zonder in op aan bij naar uit over onder tegen tussen door om te tot als dan dat die dit deze er is zijn was ben heb hebt heeft hebben wordt worden kan kun kunt kunnen wil zou moet moeten niet geen
    ook nog maar wel heel veel meer ik jij je u hij zij ze wij we mijn mij me jouw uw ons onze hun haar wie wat waar waarom hoe welke wanneer schrijf schrijven maak maken geef help helpen vertaal leg bedenk bedenken verbeter
    controleer samenvatten samenvatting vat samen stel opstellen zoek vind zeggen vragen opzeggen afzeggen bedanken uitnodigen verkopen kopen leren koken afvallen brief briefje mail e-mail bericht berichtje tekst verhaal verhaaltje
    gedicht gedichtje toespraak speech verslag artikel werkstuk spreekbeurt opstel vragenlijst lijst lijstje schema planning rooster uitnodiging kaart kaartje advertentie omschrijving beschrijving titel idee ideeën ideeen vraag
    opdracht oefeningen spel spelletjes grap grappen mop moppen raadsels hallo dag bedankt dank dankwoord groet excuses gefeliciteerd felicitatie condoleance verjaardag verjaardagskaart bruiloft huwelijk geboorte geboortekaartje kerst
    kerstdiner sinterklaas pasen afscheid pensioen feest jubileum moeder vader mama papa oma opa ouders kind kinderen zoon dochter broer zus tante oom man vrouw vriend vriendin vrienden buurman buurvrouw buren familie gezin juf
    meester werk baan baas collega collega's bedrijf klant klanten sollicitatie sollicitatiebrief motivatiebrief motivatie cv ontslag ontslagbrief vakantie verlof salaris loonsverhoging opslag vergadering notulen factuur aanmaning
    offerte contract stage gesprek functioneringsgesprek vacature klacht klachtenbrief bezwaar team afspraak school klas les lessen huiswerk scriptie toets examen leraar lerares docent leerlingen student studie groep nederlands engels
    rekenen geschiedenis recept recepten eten avondeten diner lunch ontbijt taart cake soep kip vis vlees groenten groente aardappelen rijst kaas boodschappenlijst weekmenu makkelijk makkelijke snel snelle gezond gezonde week weken
    dagen maand jaar uur minuten morgen vandaag maandag dinsdag woensdag donderdag vrijdag zaterdag zondag zomer winter reis reisschema uitje weekend dagje strand stad route huis woning huur huurbaas verhuurder huurder verhuizing tuin
    auto fiets hond kat verzekering gemeente dokter trainingsschema beginners beginner grappig grappige kort korte leuk leuke mooi mooie nieuwe nieuw goede goed kleine jarige twee drie vier vijf tien verkooptekst lasagne vegetarisch
    vegetarische fietsroute bank studieplanning tentamen zwangerschap beterschap neef nicht draak fabel rijm raadsel kelner serveerster verpleegkundige loodgieter elektricien timmerman advocaat kassière bakker bakkerij kapper kapsalon
    boer brandweer vulkaan vulkanen dinosaurus piraat prinses heks spook kasteel bos zee rivier eiland sneeuw regen storm zonsondergang maan paard konijn schildpad wolf vos beer tuinieren breien naaien fietstocht zwemmen vissen
    tekenen schaken speurtocht picknick verloving vrijgezellenfeest communie begrafenis rouwkaart uitvaart overlijden oudjaar carnaval moederdag vaderdag tweeling zwanger slaapliedje slaapverhaal crèche oppas huishouden schoonmaak
    basisschool beurs spelling grammatica breuken tafels meetkunde scheikunde natuurkunde aardrijkskunde literatuur held thriller toneelstuk sketch refrein liedtekst koor aflevering winactie inzameling donatie sponsor petitie
    geluidsoverlast parkeren borg wasmachine koelkast oven vegan pannenkoeken wafels koekjes appeltaart ovenschotel gehaktballen pasta ham worst wortels uien champignons spinazie bonen linzen hardlopen rekken buik benen spieren slaap
    stress angst therapie jaloezie relatie scheiding promotie overuren thuiswerken inwerken beoordeling doelen concurrent investeerder verkoop product winkel website recensie levering vertraging garantie formule wachtwoord deftig
    gezellig kapot jaarlijks cruise paspoort koffer kamperen italiaans spaans frans duits balkon inrichten slaapkamer keuken badkamer zeep merk namen naam liefdesbrief ruzie uitleg vakantiedagen aanvragen bedankje bedankbriefje
    afscheidsmail afscheidsbrief kerstkaart quizvragen solliciteren traktatie boekverslag appje bijles wiskunde opdrachten kleuters groepje receptie gedichtjes moppentrommel reclame folder reclametekst vereniging vrijwilligers
    vrijwilliger bewoners gemeenteraad restaurant bloemist museumbezoek knutselen gezocht vergelijken geld boete paklijst`,
  ),
  pl: words(
    `i w we z ze na do od dla o po przy przez pod nad bez oraz lub albo ale czy że to ten ta te tego tej jest są być nie tak się sie jak co kto gdzie kiedy dlaczego jaki jaka jakie mój moj moja moje mojego mojej moich mnie mi ja ty
    twój jego jej nas nasz nasza naszej u bardzo więcej mam masz chcę chce proszę prosze potrzebuję pomóż pomoz zrób zrob napisz napisać pisz przygotuj stwórz stworz ułóż uloz wymyśl wymysl przetłumacz wyjaśnij popraw streść
    zaproponuj podaj opisz opis list listy mail maila wiadomość wiadomosc tekst wiersz wierszyk bajka bajkę opowiadanie przemówienie przemowa toast rozprawka wypracowanie streszczenie raport sprawozdanie artykuł ogłoszenie ogloszenie
    zaproszenie zaproszenia życzenia zyczenia podziękowanie podziekowanie przeprosiny plan lista planu pomysły pomysl pomysł pytania pytanie zadania zadanie gra gry zabawa zabawy żarty dowcip podanie wniosek pismo motywacyjny
    prezentacja prezentacji dzień dobry cześć dziękuję urodziny urodzin urodzinowe imieniny ślub wesele komunia chrzest święta boże narodzenie mama mamy mamo tata taty babcia babci dziadka dziecko dziecka dzieci syn syna córka córki
    brat brata siostra siostry mąż męża żona żony przyjaciel przyjaciółki kolega koleżanki sąsiad sąsiada rodzina rodziny praca pracy szef szefa szefowej firma firmy klient klienta klientów cv życiorys rozmowa rozmowę rekrutacyjna
    kwalifikacyjna wypowiedzenie urlop podwyżkę podwyżka faktura oferta umowa spotkanie spotkania reklamacja skarga szkoła szkoły szkole lekcja lekcji nauczyciel nauczyciela nauczycielki uczniów matura maturę egzamin egzaminu klasa
    klasy studia nauki nauka angielskiego angielski polski przepis przepisy obiad kolacja kolację śniadanie ciasto zupa zupę kurczak kurczaka kurczakiem ryż warzywa jabłkami dieta dietę jadłospis tydzień tygodnia tygodniowy dni
    miesiąc rok lat godzin minut lato zima podróż podróży wycieczka wycieczki wakacje wyjazd góry morze weekend miasto mieszkanie mieszkania dom wynajem właściciela auto samochód samochodu rower pies psa kot kota treningowy trening
    ćwiczenia krótki krotki krótka śmieszny śmieszne zabawny łatwy szybki szybka prosty nowy nowa trzy cztery pięć zwrot towaru kartka charakterystyka wujek wujka ciocia cioci kuzyn siostrzenica smok smoka smoku bajki rymowanka rym
    zagadka zagadki kelner kelnerka pielęgniarka hydraulik elektryk stolarz prawnik kasjer piekarz piekarnia fryzjer rolnik strażak wulkan wulkany dinozaur pirat księżniczka czarownica duch zamek las rzeka wyspa jezioro śnieg deszcz
    burza zachód słońca księżyc koń królik żółw wilk lis niedźwiedź ogród pływanie rysunek szachy piknik zaręczyny panieński kawalerski pogrzeb nekrolog kondolencje sylwester wielkanoc walentynki mikołaja ciąża kołysanka przedszkole
    żłobek sprzątanie sprzątania stypendium magisterska licencjat ortografia gramatyka słówka ułamki geometria chemia fizyka geografia literatura sonet bohater bohatera kryminał sztuka scenka refren piosenka piosenki chór odcinek
    konkurs zbiórka darowizna petycja hałas parking kaucja przeprowadzka pranie lodówka piekarnik naleśniki ciastka sernik sernika szarlotka zapiekanka pierogi makaron kiełbasa marchewka cebula grzyby szpinak fasola bieganie brzuch
    nogi mięśnie sen stres lęk terapia zazdrość rozstanie rozwód awans zwolnienie nadgodziny ocena cele konkurencja inwestor sprzedaż sprzedam produkt produktu sklep sklepu strona opinia dostawa opóźnienie gwarancja formuła hasło
    elegancki serdeczne zepsuty roczny rejs paszport namiot włoski niemiecki balkon kuchnia łazienka recenzja recenzję filmu książki książka prośba prośbę harmonogram reklama kawiarni pożegnanie klasą chrzciny imiona imię nazwa nazwy
    historyczny weselu kazanie mowa wykładowcy zwiedzanie`,
  ),
  tr: words(
    `bir ve veya ile için icin gibi kadar göre gore ama çok cok daha en bu şu o ben sen biz siz bana sana bize benim senin onun bizim mı mi mu mü ne nasıl nasil neden kim nerede hangi var yok değil lütfen lutfen merhaba selam teşekkür
    tesekkur teşekkürler özür yaz yazar yazısı yazma yazmak hazırla hazirla oluştur olustur yap yapımı öner öneri önerisi önerileri fikirleri fikir fikri ver anlat açıkla çevir düzelt özetle özet yardım yardim et edin eder misin
    istiyorum isteme istifa mektup mektubu mesaj mesajı mesaji metin metni mail e-posta eposta dilekçe dilekçesi dilekce konuşma konuşması konusma davetiye davet şiir siir hikaye hikayesi masal masalı şarkı makale kompozisyon ödev
    ödevi rapor sunum sunumu ilan ilanı liste listesi plan planı plani programı program tarif tarifi tarifleri soru soruları sorular fıkra doğum dogum günü gunu gün günlük haftalık haftalik hafta ay yıl düğün dugun nişan bayram
    bayramı yılbaşı kutlama başsağlığı veda anne annem anneme annesi baba babam babama çocuk cocuk çocuklar kız oğlum kardeş kardeşim abla abi dede nine teyze amca eş eşim eşime sevgili sevgilim sevgilime arkadaş arkadaşım arkadaşıma
    arkadaşlar komşu aile iş is işe patron müdür müdüre müşteri musteri şirket şirketi özgeçmiş cv başvuru başvurusu mülakat maaş zam izin toplantı fatura teklif sözleşme şikayet okul okulu öğretmen ogretmen öğretmene öğretmenim
    öğrenci öğrenciler ders dersi sınav sinav sınavı üniversite ingilizce türkçe matematik sınıf yemek yemeği akşam kahvaltı öğle kek kurabiye pasta çorba çorbası tavuk tavuklu balık sebze diyet kolay hızlı sağlıklı pratik tatil
    seyahat gezi gezisi rota ev evi kira kiracı araba bisiklet kedi köpek spor antrenman başlangıç komik kısa kisa uzun güzel guzel yeni iyi hakkında hakkinda günaydın iki üç dört beş yaş yaşındaki amcam dayı kuzen yeğen ejderha
    bilmece kafiye garson hemşire tesisatçı elektrikçi avukat kasiyer fırıncı kuaför çiftçi itfaiyeci yanardağ dinozor korsan prenses cadı hayalet kale orman deniz nehir ada göl kar yağmur fırtına batımı at tavşan kaplumbağa kurt
    tilki ayı bahçe dikiş bisikleti yüzme balıkçılık çizim satranç hazine piknik nişanlım sünnet kına mevlit cenaze taziye ramazan kurban sevgililer büyükanne ikiz hamile ninni sözleri kreş anaokulu temizlik ilkokul ortaokul lise burs
    tez yazım dilbilgisi kelime kesirler çarpma geometri kimya fizik coğrafya edebiyat kahraman polisiye tiyatro oyunu skeç nakarat koro bölüm çekiliş bağış sponsor gürültü otopark depozito tahliye taşınma çamaşır buzdolabı fırın krep
    bisküvi börek köfte makarna sucuk havuç soğan mantar ıspanak fasulye mercimek koşu karın bacak kas uyku stres kaygı terapi kıskançlık ayrılık boşanma terfi talebi tazminat mesai değerlendirme hedef rakip yatırımcı satış satılık
    ürün mağaza site yorum yorumu teslimat gecikme garanti formül şifre zarif samimi bozuk yıllık pasaport kamp italyan alman balkon dekorasyon mutfak banyo kitap kitabı filmi restoran kafe mezuniyet teklifi aşk giriş cümlesi
    açıklaması isim isimleri isimler çalışma dostluk anneler babalar evlilik reklam tanıtım duyuru davetiyesi hediye dilek dilekleri`,
  ),
  id: words(
    `yang dan atau untuk buat dengan tanpa di ke dari pada dalam oleh tentang sebagai ini itu adalah ada tidak bukan jangan saya aku kamu anda kami kita dia mereka ku mu apa siapa bagaimana gimana kenapa kapan mana bisa mau ingin harus
    akan sudah belum juga lebih paling sangat agar supaya karena tapi jika kalau buatkan buatlah bikin bikinkan tulis tuliskan menulis tolong bantu bantuan jelaskan terjemahkan ringkas ringkasan rangkum rangkuman perbaiki berikan beri
    carikan cari membuat minta mengajukan belajar memasak menurunkan jual surat pesan teks kata ucapan pidato cerita dongeng puisi pantun lagu artikel makalah laporan proposal esai karangan undangan pengumuman iklan caption deskripsi
    judul daftar rencana jadwal tabel ide contoh soal pertanyaan latihan naskah presentasi lamaran lucu singkat pendek bagus sederhana mudah cepat sehat murah baru baik halo selamat terima kasih maaf permintaan permohonan ulang tahun
    pernikahan nikah lebaran natal kelahiran perpisahan wisuda ibu mama ayah bapak papa orang tua anak adik kakak nenek kakek suami istri pacar teman sahabat tetangga keluarga bayi kerja pekerjaan bos atasan kantor perusahaan karyawan
    pelanggan klien wawancara izin cuti sakit gaji kenaikan rapat tagihan penawaran kontrak pengunduran diri mengundurkan keluhan usaha toko produk jualan sekolah guru murid siswa kelas pelajaran tugas ujian skripsi kuliah mahasiswa
    dosen sd smp sma bahasa inggris indonesia matematika resep masakan makan makanan malam siang pagi sarapan kue ayam ikan nasi goreng sayur sup menu minggu mingguan hari bulan jam menit besok senin jumat liburan perjalanan wisata
    pantai kota rumah kost kontrakan sewa mobil motor sepeda kucing anjing olahraga pemula bali tiga dua empat lima sepuluh diet seminggu nama itinerary email paman bibi sepupu keponakan naga teka teki pelayan perawat tukang listrik
    pengacara kasir petani pemadam gunung api dinosaurus bajak laut putri penyihir hantu istana hutan sungai pulau danau salju hujan badai matahari terbenam kuda kelinci kura serigala rubah beruang kebun menjahit berenang memancing
    menggambar catur piknik tunangan khitanan aqiqah duka cita belasungkawa ramadan idul fitri kembar hamil pengantar tidur tk bersih beasiswa tesis ejaan tata kosakata pecahan perkalian geometri kimia fisika geografi sastra pahlawan
    drama sketsa syair paduan suara episode undian donasi sponsor petisi kebisingan parkir pindahan cucian kulkas telur tahu tempe sambal rendang bakso mie sosis wortel bawang jamur bayam kacang lari perut otot stres cemas terapi
    cemburu putus cinta cerai promosi lembur penilaian target pesaing investor penjualan situs ulasan review pengiriman terlambat garansi rumus sandi elegan hangat rusak tahunan paspor kemah italia jerman dapur kamar mandi merek sabun
    buku resensi restoran sepatu mutiara doa khutbah ceramah bekas balasan buruk alasan masuk nikahan tema acara susunan sambutan mc ketua kelompok panitia kegiatan tutorial wajah rias banding tilang kado aturan`,
  ),
  vi: words(
    `viết viet cho tôi toi mình em anh chị con một mot và va của cua với voi không khong là có co thì mà các những này về ve từ trong ngoài trên đến được bị hãy giúp giup làm lam như thế nào sao gì bạn ban ơi xin hộ bằng hay thư thu
    đơn don bài bai văn van thơ truyện kể kế hoạch hoach lời chúc chuc mừng mung cảm cam ơn lỗi sinh nhật nhat cưới lịch lich trình thực công thức nấu nau ăn an món mon học hoc tập tap tiếng việc viec nghỉ nghi phép sếp sep khách hàng
    hang mẹ me bố bo ông bà gia đình cô thầy giáo trường lớp thi ôn luận dịch tóm tắt email tin nhắn du đi ngày tuần tháng năm giới thiệu ngắn vui hài phỏng vấn bán nhà thuê`,
  ),
};
