export const POLISH = `
given: Anna; Piotr; Maria; Krzysztof; Katarzyna; Andrzej; Małgorzata; Tomasz; Agnieszka; Jan; Barbara; Paweł; Ewa; Michał; Krystyna; Marcin; Elżbieta; Stanisław; Zofia; Jakub
family: Nowak; Kowalski; Wiśniewski; Wójcik; Kowalczyk; Kamińska; Lewandowski; Zielińska; Szymański; Woźniak; Dąbrowska; Kozłowski; Jankowski; Mazur; Wojciechowska; Kwiatkowski
allergen: Penicylina; Pyłki; Roztocza; Orzechy; Lateks; Orzeszki ziemne; Jad pszczoły; Trawy; Środki kontrastowe; Jajka; Mleko; Aspiryna; Jod; Amoksycylina; Sierść psa; Ukąszenie osy; Leszczyna; Sulfonamidy; Pyralgina; Nikiel
severity: Ciężka; Umiarkowana; Łagodna; Lekka; Zagrażająca życiu; Silna
reaction: Wysypka; Wstrząs anafilaktyczny; Duszność; Świąd; Obrzęk; Pokrzywka; Nudności; Wymioty; Obrzęk twarzy; Omdlenie; Kichanie; Katar; Biegunka
medicine: Ramipryl; Atorwastatyna; Pantoprazol; Acard; Polocard; Amlodypina; Furosemid; Warfaryna; Warfin; Acenokumarol (Sintrom); Insulina; Gensulin; Enalapryl; Simwastatyna; Spironolakton; Berodual; Encorton; Metypred
dose: 1 tabletka; 10 jednostek; 2 wdechy; pół tabletki; 1 kapsułka; 2,5 mg
frequency: 1 raz dziennie; 2 razy dziennie; rano; wieczorem; w razie potrzeby; rano i wieczorem; raz dziennie; co 12 godzin; 3 razy dziennie; na noc; przed snem; codziennie; przed posiłkiem; po śniadaniu; według schematu; na czczo; raz w tygodniu; dwa razy dziennie; w razie bólu
condition: Nadciśnienie tętnicze; Cukrzyca typu 2; Cukrzyca typu 1; Astma; Niedoczynność tarczycy; Niewydolność serca; Migotanie przedsionków; Padaczka; Choroba wieńcowa; Nadciśnienie; POChP; Zawał serca; Udar; Niewydolność nerek; Depresja; Hashimoto; Reumatoidalne zapalenie stawów; Osteoporoza; Rak piersi; Rak prostaty; Choroba Parkinsona; Migrena; Dna moczanowa
relationship: Matka; Ojciec; Żona; Mąż; Córka; Syn; Siostra; Brat; Mama; Tata; Babcia; Wnuk; Przyjaciółka; Sąsiad; Lekarz rodzinny; Teściowa
implant: Rozrusznik serca; Endoproteza biodra; Kardiowerter-defibrylator; Sztuczna zastawka; Stent
notes: Proszę zadzwonić do żony.; Noszę aparat słuchowy.; Nie mówię po angielsku.; W domu jest kot.; Nie pobierać krwi z prawej ręki.; Przyjmuję leki przeciwzakrzepowe.
phone: 601 234 567; 501234567; +48 22 123 45 67; 48601234567
`
