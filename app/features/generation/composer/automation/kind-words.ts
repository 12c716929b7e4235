import type { RecognisableKind } from "../recognise-kind";

type Words = Omit<RecognisableKind, "id">;

const list = (words: string) => words.split(/\s*,\s*/);
const words = (ja: string, en: string, es: string) => ({ ja: list(ja), en: list(en), es: list(es) });

/** What each kind of automation is recognised by. */
export const kindWords: Record<string, Words> = {
  "mail-triage": {
    keywords: words(
      "メール仕分け,メール処理,メールボックス,メールを読,メールの仕分け,メール分類,メールの分類,メールを分類,メールを仕分け,メールの返信,メールに返信,メール返信,返信の下書き,返信案,返信文,受信メール,未読メール,受信トレイ,メール対応,メールの要約,メールを要約,メール整理,メールの整理,メールを整理",
      "email triage,my email,new email,check email,read email,unread newsletter,inbox,unread email,unread mail,sort email,sort my email,sort incoming email,email replies,reply draft,draft replies,draft a reply,answer email,incoming email,label email,mailbox",
      "bandeja de entrada,mis correos,correos nuevos,revisar el correo,leer el correo,correos no leidos,clasificar correo,clasificar los correo,clasifica los correo,clasifique los correo,clasifica correo,respuestas de correo,borradores de respuesta,borrador de respuesta,responder correo,responder a los correo,correos entrantes,buzon,correos recibidos",
    ),
    hints: words(
      "メール,gmail,outlook,返信",
      "email,gmail,outlook,reply",
      "correo,correo electronico,gmail,outlook",
    ),
  },
  expenses: {
    keywords: words(
      "経費,経費精算,経費申請,請求書,請求書発行,領収書,レシート,精算,仕訳,支払処理,入金確認,入金消込,消込,督促,未入金,入金催促,売掛金",
      "invoice,receipt,expense,expense report,reimbursement,bookkeeping,accounts payable,billing run,payment matching,dunning,unpaid invoice,overdue invoice",
      "factura,recibos,gasto,tique,ticket de gasto,reembolso de gastos,contabilidad,conciliacion bancaria,impago,factura vencida,moroso,nota de gastos",
    ),
    hints: words(
      "freee,マネーフォワード,会計,経理,支払い,入金",
      "accounting,quickbooks,xero,payment",
      "contable,holded,pago",
    ),
  },
  "data-entry": {
    keywords: words(
      "転記,データ入力,入力作業,データ連携,データ移行,自動入力,同期,取り込み,手入力,コピペ,データ登録,自動登録,追記",
      "data entry,copy data,transfer data,sync,synchronize,synchronise,data transfer,data migration,migrate,import data,re-enter,copy rows,copy each,move rows,move data,move each,rows from",
      "introduccion de datos,introducir datos,copiar datos,copia los datos,pasar datos,pasar los datos,sincroniza,sincronizar,migracion de datos,migrar datos,volcar datos,trasladar datos,importar datos",
    ),
    hints: words(
      "登録,反映,コピー,移す",
      "copy,import,enter,transfer",
      "copiar,copia,importar,registrar,pasar",
    ),
  },
  report: {
    keywords: words(
      "日報,週報,月報,日次レポート,週次レポート,月次レポート,レポート,報告書,売上報告,ダッシュボード,売上集計,売上を集計,売上データ,件数を集計,実績を集計,数字を集計,データを集計,売上レポート,定例報告,サマリー,朝会,勤怠,勤怠管理,勤怠締め,残業",
      "report,daily report,weekly report,monthly report,sales report,dashboard,status update,kpi summary,standup,stand-up,timesheet",
      "informe,informe semanal,informe mensual,informe diario,reporte,informe de ventas,cuadro de mando,resumen de ventas",
    ),
    hints: words(
      "売上,集計,kpi,グラフ,報告,数値",
      "kpi,metrics,sales,summary,sales figures,chart,spreadsheet",
      "kpi,indicadores,cifras,ventas,resumen,hoja de calculo",
    ),
  },
  scheduling: {
    keywords: words(
      "日程調整,スケジュール調整,予定調整,リマインダー,予約受付,予約管理,カレンダー登録,シフト作成,シフト表,シフト,会議の予約,予約確認,スケジュール管理,面談調整,アポ調整,予約サイト,予約のキャンセル,キャンセル待ち,予約変更",
      "schedule meeting,scheduling,schedule a meeting,reminder,appointment,book meeting,booking,calendar event,shift schedule,shift plan,rota,waitlist,waiting list,cancellation",
      "recordatorio,agendar,cita,agenda de reuniones,programar reuniones,reserva,turnos,coordinar reuniones,calendario de turnos,lista de espera,cancelacion",
    ),
    hints: words(
      "リマインド,カレンダー,予定,日程,スケジュール,締切,期限",
      "remind,calendar,meeting,due date,availability",
      "recuerda,recordar,calendario,agenda,reunion,vencimiento",
    ),
  },
  "meeting-tasks": {
    keywords: words(
      "議事録,会議メモ,文字起こし,ミーティングメモ,打ち合わせメモ,アクションアイテム,タスク化,会議の録音,会議録,todo,タスク登録,タスクに登録,タスクを抽出",
      "meeting notes,meeting minutes,minutes from,minutes of,write minutes,draft minutes,prepare minutes,take minutes,transcript,action item,meeting recording,meeting summary,notes to tasks,to-do",
      "acta,acta de reunion,notas de reunion,notas de la reunion,minuta,transcripcion,acuerdos de la reunion,puntos de accion,tareas de la reunion",
    ),
    hints: words("会議,打ち合わせ,タスク,zoom", "meeting,task,zoom,call", "reunion,tarea,zoom"),
  },
  support: {
    keywords: words(
      "zendeskのチケット,未対応チケット,問い合わせ,問合せ,お問い合わせ,問い合わせメール,問い合わせ対応,カスタマーサポート,チャットボット,faqボット,faq,自動応答,クレーム,クレーム対応,ヘルプデスク,サポートチケット,よくある質問,一次対応,口コミに,レビューに,クチコミに,口コミ返信,口コミに返信,口コミへの返信,レビュー返信,レビューに返信,レビューへの返信",
      "zendesk queue,zendesk ticket,support queue,ticket queue,ticket tagged,customer support,support ticket,ticket routing,support email,faq bot,chatbot,faq,help desk,helpdesk,customer question,customer inquiry,customer enquiry,complaint,support request,support inbox,contact form,contact-form,reply to reviews,reply to google reviews,review replies,respond to reviews",
      "cola de zendesk,tickets de zendesk,atencion al cliente,correo de soporte,correos de soporte,mensajes del formulario,formulario de contacto,responder resenas,responder a resenas,responder las resenas,responder a las resenas,respuestas a clientes,respuestas a los cliente,responder a cliente,responder a los cliente,contestar a los cliente,mensajes de cliente,dudas de cliente,consulta de clientes,consultas,preguntas frecuentes,chatbot,bot,soporte,incidencias de clientes,tickets de soporte,reclamacion,queja",
    ),
    hints: words(
      "サポート,zendesk,ボット,質問",
      "support,ticket,zendesk,intercom",
      "zendesk,ticket,pregunta",
    ),
  },
  "sales-crm": {
    keywords: words(
      "リード,リード管理,見込み客,商談,顧客管理,crm,フォローアップ,営業フォロー,営業メール,営業リスト,sfa,名刺,顧客情報,顧客データ,追客,アポ獲得,商談管理,資料請求,営業活動,営業支援",
      "lead,crm,sales follow-up,follow-up,follow up,prospect,sales pipeline,deal pipeline,sales outreach,cold email,opportunity,lead scoring,business card",
      "lead,crm,clientes potenciales,cliente potencial,prospecto,seguimiento comercial,seguimiento de ventas,oportunidad,embudo de ventas,seguimiento,tarjeta de visita,presupuestos enviados",
    ),
    hints: words("salesforce,hubspot,顧客", "salesforce,hubspot,pipedrive", "salesforce,hubspot,comercial"),
  },
  inventory: {
    keywords: words(
      "在庫,在庫管理,在庫アラート,在庫切れ,発注,受発注,受注,受注処理,注文,注文処理,欠品,棚卸,棚卸し,出荷,入荷,仕入れ管理",
      "inventory,stock,stock level,stock alert,reorder,out of stock,order alert,purchase order,new order,order processing,warehouse,shipment",
      "inventario,existencias,stock,reposicion,pedidos,pedido,alerta de stock,rotura de stock,almacen,orden de compra,envios",
    ),
    hints: words("倉庫", "supplier,order", "proveedor"),
  },
  monitoring: {
    keywords: words(
      "競合,競合調査,競合分析,競合サイト,情報収集,ニュース収集,ニュースを収集,市場調査,リサーチ,価格調査,価格監視,スクレイピング,サイト監視,クローリング,新着情報,更新チェック,更新をチェック,業界ニュース,最新ニュース,ニュース,最新情報,補助金,入札情報",
      "competitor,competitor watch,competitor price,competitive intelligence,web monitoring,monitor website,market research,research,news digest,industry news,price tracking,scrape,web scraping,mentions,news,tenders,grants,regulatory changes",
      "competencia,competidor,seguimiento web,vigilar,precios de la competencia,investigacion de mercado,noticias,noticias del sector,boletin de noticias,rastrear,scraping,menciones,licitaciones",
    ),
    hints: words(
      "監視,サイト,調査,価格,チェック",
      "website,price,monitor,watch,track,check",
      "web,precio,revisa la web,monitoriza,pagina",
    ),
  },
  "social-posting": {
    keywords: words(
      "sns,sns投稿,sns運用,snsの投稿,インスタ,インスタ投稿,インスタグラム,instagram,instagram投稿,ツイート,x投稿,投稿文,投稿予約,予約投稿,投稿案,投稿スケジュール,xへの投稿,xに投稿,投稿カレンダー,投稿を作,投稿の作成,投稿を予約,投稿を自動,メルマガ配信",
      "social media,social post,social media post,instagram post,linkedin post,tweet,content calendar,social calendar,post on instagram,post to linkedin,post to instagram,cross-post,newsletter pipeline",
      "redes sociales,publicacion en redes,publicaciones,publicar en instagram,publicar en linkedin,calendario de contenidos,post de instagram,publicaciones de instagram,tuit,community manager",
    ),
    hints: words(
      "twitter,linkedin,facebook,tiktok,youtube",
      "instagram,linkedin,facebook,tiktok,twitter",
      "instagram,linkedin,facebook,tiktok",
    ),
  },
  files: {
    keywords: words(
      "ファイル整理,ファイルの整理,ファイルを整理,フォルダ整理,フォルダを整理,フォルダの整理,書類整理,契約書,契約書管理,リネーム,ファイル名,文書管理,ファイリング,電子帳簿,pdf整理,ファイルを分類,フォルダに振り分け,写真整理,資料整理,フォルダ分け,フォルダに保存,フォルダに分け,ファイル名を",
      "file sorting,sort files,rename,rename files,file naming,organize files,organise files,organize documents,document filing,contract,folder structure,downloads folder,sort document,sort invoice,sort receipt,file invoice,contract expiry,file document,tidy",
      "organizar archivos,ordenar archivos,renombrar,renombrar archivos,renombra,nombres de archivo,gestion documental,contrato,clasificar documentos,clasifica los documentos,carpetas,carpeta,ordenar las facturas,ordenar facturas,organizar las facturas,organizar facturas,archivar facturas,archivar las facturas,archivar documentos,ordenar carpetas,archivar,ordena los archivos",
    ),
    hints: words("ファイル,フォルダ,ドライブ,書類", "file,folder,drive,document", "archivo,drive,documento"),
  },
  hr: {
    keywords: words(
      "採用,応募者,応募書類,履歴書,職務経歴書,入社,入社手続き,オンボーディング,新入社員,書類選考,面接,退職,退職手続き,年末調整,有給,新人研修,労務",
      "onboarding,new hire,new employee,recruiting,recruitment,candidate,applicant,resume screening,cv screening,cv,resumes,screen resume,screen cv,job application,hiring,offboarding,interview scheduling",
      "incorporacion,nuevos empleados,nuevo empleado,onboarding,seleccion de personal,candidato,candidatura,cv,curriculum,criba curricular,contratacion,recursos humanos,baja de empleados",
    ),
    hints: words("人事,社員,従業員,smarthr", "hr,employee,staff", "empleado,plantilla,personal,rrhh"),
  },
  approval: {
    keywords: words(
      "稟議,稟議書,承認フロー,承認ワークフロー,承認依頼,承認プロセス,承認作業,決裁,申請,申請フロー,休暇申請,有給申請,購買申請,申請業務,申請書,出張申請",
      "approval workflow,approval process,approval request,approval flow,purchase request,leave request,vacation request,time-off request,sign-off,request form",
      "flujo de aprobacion,aprobacion de vacaciones,vacaciones,proceso de aprobacion,solicitud de aprobacion,solicitudes de compra,solicitud de compra,solicitud de vacaciones,solicitudes de vacaciones,aprobaciones,solicitudes internas,autorizacion",
    ),
    hints: words("承認,ワークフロー", "approval,approve", "aprobacion,aprobar,solicitud"),
  },
  "it-operations": {
    keywords: words(
      "バックアップ,サーバー,サーバ,サーバー監視,障害,障害対応,インシデント,死活監視,ssl証明書,証明書の期限,デプロイ,ログ監視,サーバーログ,アクセスログ,ログ収集,ログ分析,脆弱性,パッチ適用,アカウント棚卸,運用監視,エラーログ,アカウント発行",
      "backup,back up,backing up,server,server monitoring,incident,outage,uptime,log monitoring,deploy,deployment,ssl certificate,vulnerability,patching,on-call,alert triage,error log,account provisioning,database backup",
      "copia de seguridad,copias de seguridad,haz copia,copia de la base de datos,respaldo,respaldar,servidor,incidente,caida del servidor,certificado ssl,despliegue,registros del servidor,vulnerabilidad,parche,monitorizacion de servidores,guardia",
    ),
    hints: words(
      "アラート,エラー,監視,aws,datadog",
      "alert,error,aws,datadog,github",
      "alerta,error,aws,datadog",
    ),
  },
  "code-changes": {
    keywords: words(
      "github actions,ci,プルリク,プルリクエスト,prを出,prを作,pr作成,テストが失敗,テスト失敗,テストが落ち,ビルドが失敗,ビルド失敗,ビルドエラー,バグ修正,バグを直,コーディングエージェント,リファクタリング,依存関係の更新,依存パッケージ,コードベース",
      "github actions,ci,ci pipeline,pull request,open a pr,failing test,failed test,test failure,test fail,build failure,failed build,failing build,build fail,bug fix,fix the bug,fix bug,coding agent,refactor*,dependency update,dependabot,codebase",
      "github actions,ci,pull request,abrir un pr,pruebas fallidas,tests fallidos,fallan los test,fallan las pruebas,falla la compilacion,falle la compilacion,fallen las pruebas,fallen los test,corregir bug,agente de programacion,refactoriza*,actualizar dependencias,codigo base",
    ),
    hints: words("リポジトリ,gitlab", "repository,repo,gitlab", "repositorio,gitlab"),
  },
  script: {
    keywords: words(
      "スクリプト,マクロ,vba,ソースコード,コードレビュー,ツールを作,ツールを開発,apps script,シェルスクリプト,pythonで,gasで,正規表現",
      "gas:,python:,vba:,script,macro,vba,apps script,python script,bash script,write code,cron job,source code",
      "script,macro,vba,apps script,programa en python,codigo fuente",
    ),
    hints: words(
      "python,gas,関数,プログラム,自動化ツール",
      "python,gas,program,excel formula",
      "python,gas,programa",
    ),
  },
  "data-cleaning": {
    keywords: words(
      "データクレンジング,クレンジング,名寄せ,重複,重複削除,重複チェック,表記ゆれ,表記揺れ,データ整形,etl,データ整備,前処理,欠損,正規化,データ加工,データの整形,住所録の整理,顧客名簿の整理,整形",
      "data cleaning,data cleansing,clean data,clean up data,clean the,clean up,deduplicate,dedupe,duplicate,normalize,normalise,etl,data pipeline,standardize,standardise,messy data",
      "limpieza de datos,limpiar datos,limpiar la base,limpiar,limpia,duplicado,deduplicar,normalizar,normaliza,etl,depurar,depuracion,estandarizar",
    ),
    hints: words("csv,名簿,データ", "csv,dataset,data", "csv,datos,base de datos"),
  },
  survey: {
    keywords: words(
      "アンケート,アンケート集計,アンケートの集計,アンケート分析,アンケート結果,満足度調査,nps,自由記述,回答集計,フォームの回答,回答を集計,口コミ,口コミ分析,レビュー分析,お客様の声",
      "survey,survey results,questionnaire,nps,feedback form,form responses,customer feedback,satisfaction survey,survey response,reviews,poll",
      "encuesta,encuestas de satisfaccion,cuestionario,nps,respuestas del formulario,opiniones de clientes,satisfaccion,resenas,sondeo",
    ),
    hints: words(
      "回答,googleフォーム,レビュー",
      "feedback,responses,google forms,typeform",
      "opiniones,google forms,formulario",
    ),
  },
  /** Other kinds of work use pictures too; this one counts when nothing else is named. */
  media: {
    keywords: words(
      "画像制作,動画制作,画像生成,動画生成",
      "image production,video production,image generation,video generation",
      "produccion de imagenes,produccion de video,generacion de imagenes,generacion de video",
    ),
    hints: words(
      "イラスト,画像を作,画像を生成,画像生成,画像を描,絵を描,ロゴ,バナー,ポスター,サムネイル,サムネ,動画を作,動画を編集,動画制作,動画生成,アニメーション",
      "illustration,draw,drawing,picture of,image of,photo of,generate image,create image,logo,banner,poster,thumbnail,video of,make a video,create a video,animation",
      "ilustracion,dibuja,dibujar,dibujo,imagen de,imagenes de,foto de,generar imagenes,crear imagenes,logotipo,banner,cartel,miniatura,video de,hacer un video,crear un video,animacion",
    ),
  },
};
